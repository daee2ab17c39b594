import type { Middleware } from '@reduxjs/toolkit';

type Started = ReturnType<Middleware>;

/** A place in the store's chain, which redux fixes at creation, for middleware that comes and goes with features. */
export function createFeatureMiddleware() {
  let start = (_middleware: Middleware): (() => void) => {
    throw new Error('The store does not stand yet.');
  };

  const middleware: Middleware = (api) => (next) => {
    const started = new Set<Started>();
    let chain = next;
    const relink = () => {
      chain = [...started].reduceRight((inner, run) => run(inner) as typeof next, next);
    };
    start = (added) => {
      const run = added(api); // once: RTK Query's keeps subscriptions and timers in it
      started.add(run);
      relink();
      return () => {
        started.delete(run);
        relink();
      };
    };
    return (action) => chain(action);
  };

  /** Returns a function that removes it again. */
  return { middleware, add: (added: Middleware) => start(added) };
}
