#if DEBUG || VSTYLE_WATCH
  import Dispatch

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// A thread of its own for work that waits for long.
  ///
  /// A queue would be simpler. All queues of a process share some 250 threads: as many watchers would stop the queues of
  /// the app for good, and those of tasks and downloads with them.
  ///
  /// Unsafe pointers: the system passes the work to the thread as a pointer. It is retained once before the thread starts,
  /// and released once: by the thread, or here if there is no thread.
  enum WaitingThread {
    private final class Work: Sendable {
      let run: @Sendable () -> Void

      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs work on a new thread; on a queue if the system has no thread left.
    static func start(_ work: @escaping @Sendable () -> Void) {
      if !makeThread(for: Unmanaged.passRetained(Work(work))) {
        DispatchQueue(label: "VStyleWatch").async(execute: work)
      }
    }

    /// Starts a thread that does some work and releases it.
    ///
    /// - Returns: whether there is a thread. Otherwise the work is released here.
    private static func makeThread(for work: Unmanaged<Work>) -> Bool {
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t?
      #endif
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      pthread_attr_setstacksize(&attributes, 1 << 19)
      let error = pthread_create(&thread, &attributes, { WaitingThread.run($0) }, work.toOpaque())
      pthread_attr_destroy(&attributes)
      if error != 0 { work.release() }
      return error == 0
    }

    /// Runs the work that a thread was started with. Its result is the result of the thread, which nobody reads.
    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
      return nil
    }
  }
#endif
