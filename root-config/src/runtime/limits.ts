/** Every limit of the runtime; times in milliseconds. */
export const LIMITS = {
  /** For a module, and for each file that comes later than it. */
  load: 8000,
  /** What has been on its way for so long when something is let go is let go with it: it may be what that waited for. */
  hanging: 4000,
  mount: 5000,
  unmount: 3000,
  /** Of these 3 s, how long a mount that is still at it may take to come to its end. */
  settle: 2000,
  /** After this the next one may show, whatever the old one does; it then stands within 500 ms of the move. */
  leave: 250,
  /** Faster loading shows no indicator. */
  indicator: 200,
  /** The automatic retry waits this long, and up to as much again, so that many tabs do not ask together. */
  retry: 300,
  /** How long a look at what could not be loaded waits for an answer to begin. */
  diagnosis: 2000,
  /** After this many failures within a minute the next attempt waits. */
  failures: 3,
  failuresWithin: 60_000,
  /** After the first application has mounted. */
  prefetch: 3000,
  /** What hidden applications may hold on to, together. */
  kept: { applications: 4, nodes: 20_000 },
} as const;
