import type { CarrierSource } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { SyncService } from '../journeys/syncService.ts';
import { createSourceClient } from './sourceClient.ts';
import { createSourceInbox, type SourceInbox } from './sourceInbox.ts';
import { createSourceState } from './sourceState.ts';
import { createTrackAdapter } from './trackAdapter.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  onProblem: (message: string) => void;
}

/** What asks the source; null where the sandbox is the only one. */
export function createSourceAsking(source: CarrierSource | null, { db, now, onProblem }: Surroundings) {
  if (!source) return null;
  const state = createSourceState(db, now);
  const client = createSourceClient({ source, state, onProblem });
  return { state, client, adapter: createTrackAdapter({ client, state, onProblem }), secrets: source.secrets };
}

export interface SourceServices {
  /** Sign its webhooks; none where there is no source. */
  secrets: readonly string[];
  inbox: SourceInbox | null;
  findAwaySince(): Promise<Date | null>;
  start(): void;
  stop(): Promise<void>;
}

/** What the routes and the background work need of it. */
export function createSourceServices(
  asking: ReturnType<typeof createSourceAsking>,
  surroundings: Surroundings & { sync: SyncService },
): SourceServices {
  const inbox = asking && createSourceInbox(surroundings);
  return {
    secrets: asking?.secrets ?? [],
    inbox,
    findAwaySince: async () => (await asking?.state.findAwaySince()) ?? null,
    start: () => inbox?.start(),
    async stop() {
      await inbox?.stop();
      await asking?.client.close();
    },
  };
}
