const TIMEOUT_MS = 5_000;
/** Reports on their way at once; a slow receiver must not fill this server's memory. */
const MAX_PARALLEL = 20;

/** Forwards envelopes to one fixed address, in the background; failures are only logged. */
export function createForwarder(endpoint: string, onProblem: (cause: string) => void) {
  const underWay = new Set<Promise<void>>();
  const ended = new AbortController();

  async function send(envelope: Buffer) {
    try {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        body: new Uint8Array(envelope),
        headers: { 'content-type': 'application/x-sentry-envelope' },
        redirect: 'manual',
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (status !== 200) onProblem(`it answered ${status}`);
    } catch (cause) {
      onProblem(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return {
    forward(envelope: Buffer) {
      if (underWay.size >= MAX_PARALLEL) return onProblem('it is too slow; a report was dropped');
      const sending = send(envelope).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async end() {
      ended.abort();
      await Promise.all(underWay);
    },
  };
}
