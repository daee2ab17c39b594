/** An application's messages pass its gate, which holds them back while the application is hidden. */
export function createGate() {
  let waiting: (() => void)[] | undefined;
  return {
    /** Done at once, or when the gate is released, in the order of the calls. The work must not throw. */
    pass(work: () => unknown): unknown {
      if (!waiting) return work();
      const held = waiting;
      return new Promise((resolve) => held.push(() => resolve(work())));
    },
    hold() {
      waiting ??= [];
    },
    release() {
      const works = waiting ?? [];
      waiting = undefined;
      for (const work of works) work();
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
