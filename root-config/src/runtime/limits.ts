/** Every limit of the runtime. */
export const LIMITS = {
  /** For a module, and for each file that comes later than it. */
  loadMs: 8000,
  /** A request that takes this long when a module is retried is given up as well: the module may have waited for it. */
  hangingMs: 4000,
  /** For a bootstrap, and for a mount. */
  mountMs: 5000,
  unmountMs: 3000,
  /** Part of `unmountMs`: how long a mount that is still running may take to finish. */
  mountEndMs: 2000,
  /** After this the next application may show, whatever the old one does; it is then shown within 500 ms of the move. */
  leaveMs: 250,
  /** Faster loading shows no indicator. */
  indicatorDelayMs: 200,
  /** Before the automatic retry; up to as much again is added, so that many tabs do not retry together. */
  retryDelayMs: 300,
  /** For the request that finds out why a file could not be loaded. */
  diagnosisMs: 2000,
  /** After this many failures within the window the next load attempt waits. */
  maxFailures: 3,
  failureWindowMs: 60_000,
  /** After the first application has mounted. */
  prefetchDelayMs: 3000,
  /** What all hidden applications together may keep. */
  hidden: { applications: 4, nodes: 20_000 },
} as const;
