"""A session of pytest-lsp with the capabilities that real clients have recorded."""
import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = os.environ["CLIENT_ROOT"]
NAMES = sorted(
    path.stem.replace("_v", "@").replace("_", "-") for path in (pathlib.Path(pytest_lsp.__file__).parent / "clients").glob("*.json"))


@pytest_lsp.fixture(
    params=NAMES, config=ClientServerConfig(server_command=[os.environ["CLIENT_PROGRAM"], "language-server"]))
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_: types.RegistrationParams):
        return None

    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param), root_uri=f"file://{ROOT}"))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_session(client: LanguageClient):
    uri = f"file://{ROOT}/app.vstyle"
    text = pathlib.Path(ROOT, "app.vstyle").read_text()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "vstyle", 1, text)))
    line = text.split("\n")[1]
    units = len(line[: line.index("--acc") + 5].encode("utf-16-le")) // 2
    if getattr(client.capabilities.general, "position_encodings", None) and "utf-8" in client.capabilities.general.position_encodings:
        units = len(line[: line.index("--acc") + 5].encode())
    position = types.Position(1, units)
    hover = await client.text_document_hover_async(types.HoverParams(document, position))
    assert "#036eb7" in hover.contents.value
    completion = await client.text_document_completion_async(types.CompletionParams(document, position))
    assert completion.items[0].label == "--accent"
    definition = await client.text_document_definition_async(types.DefinitionParams(document, position))
    assert definition[0].uri.endswith("/themes.vstyle")
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols
    edit = await client.text_document_rename_async(types.RenameParams(document, position, "--tint"))
    assert edit.changes or edit.document_changes
    # A line is typed in two steps, with another mistake.
    end = types.Position(text.count("\n"), 0)
    for version, typed in enumerate(["Label { alh", "pa: 1; }\n"], 2):
        change = types.TextDocumentContentChangePartial(types.Range(end, end), typed)
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(version, uri), [change]))
        end = types.Position(end.line, len(typed))
    for _ in range(500):
        found = {item.code for item in await diagnostics(client, document)}
        if "unknown-property" in found and len(await diagnostics(client, document)) == 2:
            break
        await asyncio.sleep(0.02)
    assert [item.code for item in await diagnostics(client, document)] == ["unknown-property"] * 2
    line = types.Range(types.Position(2, 0), types.Position(2, 30))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, line, types.CodeActionContext(await diagnostics(client, document))))
    assert any("title-color" in action.title for action in actions)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True)))
    assert any("titel-color: white;" in edit.new_text for edit in edits)
    client.text_document_did_close(types.DidCloseTextDocumentParams(document))


async def diagnostics(client: LanguageClient, document: types.TextDocumentIdentifier):
    """The diagnostics that the client has: those that it asks for, or those that it was sent."""
    capabilities = client.capabilities.text_document
    if capabilities and getattr(capabilities, "diagnostic", None):
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        return report.items
    return client.diagnostics.get(document.uri, [])
