import { setTimeout as wait } from 'node:timers/promises';
import type { PatientCustomer } from '../../server/testing/patientCustomer.ts';

const TIMEOUT_MS = 15_000;

export interface LiveCount {
  /** Whether a live update comes after `cause`, on a connection that is opened again where it has ended. */
  receives(cause: () => Promise<unknown>): Promise<boolean>;
  close(): void;
}

/** A browser's live connection: it comes back with its cursor after it has ended. */
export function openLiveCount({ origin, cookie }: PatientCustomer): LiveCount {
  const closed = new AbortController();
  let updates = 0;
  let cursor = '';

  async function read(): Promise<void> {
    const response = await fetch(`${origin}/console-api/v1/stream`, {
      headers: { cookie, ...(cursor && { 'last-event-id': cursor }) },
      signal: closed.signal,
    });
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      updates += text.split('event: changes\n').length - 1;
      cursor = [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? cursor;
    }
  }

  void (async () => {
    while (!closed.signal.aborted) {
      await read().catch(() => undefined);
      await wait(500);
    }
  })();

  return {
    async receives(cause) {
      const before = updates;
      await cause();
      for (const end = Date.now() + TIMEOUT_MS; updates === before; await wait(20)) if (Date.now() > end) return false;
      return true;
    },
    close: () => closed.abort(),
  };
}
