/** The time as the server has it: the device's clock may be wrong. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back when it was corrected; returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

/** A Date header has a resolution of one second. */
const SECOND_MS = 999;

/** Learns how far the device's clock is off from the Date header of every answer. */
export function createClock() {
  let offset = 0;
  const listeners = new Set<() => void>();

  /** The answer was dated between `sent` and `received`, so a device that agrees with that is right. */
  function learn(date: string | null, sent: number, received: number) {
    const dated = Date.parse(date ?? '');
    if (Number.isNaN(dated)) return;
    const learned = Math.min(Math.max(offset, dated - received), dated + SECOND_MS - sent);
    if (learned === offset) return;
    offset = learned;
    for (const listener of [...listeners]) listener();
  }

  /** A `fetch` whose answers set the clock. */
  const learningFrom =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const sent = Date.now();
      const response = await send(input, init);
      learn(response.headers.get('date'), sent, Date.now());
      return response;
    };

  const clock: Clock = {
    now: () => Date.now() + offset,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { clock, learningFrom };
}
