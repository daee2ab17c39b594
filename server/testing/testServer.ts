import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { type Configuration, readConfiguration } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import type { App } from '../src/http/app.ts';
import { createServices, type Services, type Surroundings } from '../src/services.ts';
import { withAnswerChecks } from './answerChecks.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface TestServer {
  app: App;
  services: Services;
  /** Its own, deleted with it. */
  dataDir: string;
  /** Moves the server's clock forward. */
  pass(milliseconds: number): void;
  /** Stops it, so that how fast the machine is makes no difference; it moves by `pass` alone. */
  stopClock(): void;
  close(): Promise<void>;
}

/** Known to server processes of a test as well. */
export const SECRET_KEYS = Buffer.alloc(32, 'a key of tests').toString('base64');

const VARIABLES = {
  LOG_LEVEL: 'silent',
  TEST_HOOKS: '1',
  SECRET_KEYS,
  INVOICE_ISSUING: 'automatic',
  RECEIVING_ACCOUNTS_FILE: 'server/receivingAccounts.demo.json',
};

/** The whole server on a database of its own; `settings` are environment variables or configuration fields. */
export async function startTestServer(
  settings: Partial<Configuration> = {},
  instead: Pick<Surroundings, 'checkRelease' | 'resolveName' | 'resolveTxt'> = {},
): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tracking-console-data-'));
  const configuration = { ...readConfiguration({ ...VARIABLES, DATA_DIR: dataDir }), ...settings };
  const database = openDatabase(testDatabase.url, 5);
  let offset = 0;
  let stopped: number | null = null;
  const now = () => new Date((stopped ?? Date.now()) + offset);
  const services = createServices({
    configuration,
    database,
    now,
    limitClock: now,
    onProblem: () => undefined,
    ...instead,
  });
  const { app, faults } = await withAnswerChecks(() => buildApp(services));
  return {
    app,
    services,
    dataDir: configuration.dataDir,
    pass(milliseconds) {
      offset += milliseconds;
    },
    stopClock() {
      stopped = Date.now();
    },
    async close() {
      await app.close();
      await services.poster.close();
      await database.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true });
      if (faults.length > 0)
        throw new Error(`Answers do not hold to their schemas:\n${[...new Set(faults)].join('\n')}`);
    },
  };
}
