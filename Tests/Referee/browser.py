"""The answers of Chromium: the computed values that each case asks for."""
import http.server
import itertools
import json
import queue
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

PAGE = Path(__file__).with_name("page.html")
BATCH = 200
SECONDS_PER_BATCH = 120


def version():
    """The name and version of the browser; `None` if there is none."""
    if not shutil.which("chromium"):
        return None
    text = subprocess.run(["chromium", "--version"], capture_output=True, text=True).stdout
    return " ".join(text.split()[:2])


def answered(cases):
    """Yields each case with the browser's answers in its member `values`."""
    cases = iter(cases)
    batches, answers = queue.Queue(), queue.Queue()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(batches, answers))
    server.handle_error = lambda request, address: None  # The browser ends while a request is open.
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as profile:
        browser = start(f"http://127.0.0.1:{server.server_port}/", profile)
        try:
            while batch := list(itertools.islice(cases, BATCH)):
                batches.put(batch)
                for case, values in zip(batch, answers.get(timeout=SECONDS_PER_BATCH), strict=True):
                    yield {**case, "values": values}
        finally:
            batches.put([])
            browser.terminate()
            browser.wait()
            server.shutdown()
            server.server_close()


def start(address, profile):
    options = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--disable-dev-shm-usage", "--window-size=1300,900",
        "--force-device-scale-factor=1", "--blink-settings=minimumLogicalFontSize=0", f"--user-data-dir={profile}"]
    return subprocess.Popen(["chromium", *options, address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def handler(batches, answers):
    files = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            if self.path == "/cases":
                batch = batches.get()
                files.clear()
                for case in batch:
                    files.update(case.get("files", {}))
                self.reply("application/json", json.dumps(batch).encode())
            elif self.path[1:] in files:
                self.reply("text/css", files[self.path[1:]].encode())
            elif self.path == "/empty":
                self.reply("application/xml", b"<empty/>")
            else:
                self.reply("text/html", PAGE.read_bytes())

        def do_POST(self):
            answers.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.reply("text/plain", b"")

        def reply(self, kind, body):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    return Handler
