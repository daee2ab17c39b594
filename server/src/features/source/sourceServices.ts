import type { CarrierSource } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { SyncService } from '../journeys/syncService.ts';
import { createAftershipAdapter } from './aftershipAdapter.ts';
import { createSourceCalls } from './sourceCalls.ts';
import { createSourceClient } from './sourceClient.ts';
import { createSourceInbox, type SourceInbox } from './sourceInbox.ts';
import { createSourceState } from './sourceState.ts';
import { createTrackAdapter } from './trackAdapter.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  onProblem: (message: string) => void;
}

/** What queries the source; null if the sandbox is the only one. */
export function createSourceAsking(source: CarrierSource | null, { db, now, onProblem }: Surroundings) {
  if (!source) return null;
  const state = createSourceState(db, now);
  const makeCall = createSourceCalls(state, onProblem);
  if (source.kind === 'aftership') {
    // Its webhooks have another format, so due shipments are queried instead.
    return { state, adapter: createAftershipAdapter({ source, state, makeCall }), secrets: [], close: async () => {} };
  }
  const client = createSourceClient({ source, state, makeCall });
  const adapter = createTrackAdapter({ client, state, onProblem });
  return { state, adapter, secrets: source.secrets, close: client.close };
}

export interface SourceServices {
  /** Sign its webhooks; empty if there is no source. */
  secrets: readonly string[];
  inbox: SourceInbox | null;
  findAwaySince(): Promise<Date | null>;
  findFullUntil(): Promise<Date | null>;
  start(): void;
  stop(): Promise<void>;
}

/** The parts that the routes and the background work need. */
export function createSourceServices(
  asking: ReturnType<typeof createSourceAsking>,
  surroundings: Surroundings & { sync: SyncService },
): SourceServices {
  const inbox = asking && createSourceInbox(surroundings);
  return {
    secrets: asking?.secrets ?? [],
    inbox,
    findAwaySince: async () => (await asking?.state.findAwaySince()) ?? null,
    findFullUntil: async () => (await asking?.state.findFullUntil()) ?? null,
    start: () => inbox?.start(),
    async stop() {
      await inbox?.stop();
      await asking?.close();
    },
  };
}
