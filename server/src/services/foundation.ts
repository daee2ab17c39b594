import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { Configuration } from '../config.ts';
import type { OpenDatabase } from '../database.ts';
import { createRateLimits } from '../features/limits/rateLimits.ts';
import { createMailCustomer } from '../features/mail/mailCustomer.ts';
import { createMailer } from '../features/mail/mailer.ts';
import { createQuotaService } from '../features/quotas/quotaService.ts';
import { createSealer } from '../sealing.ts';

interface Surroundings {
  configuration: Configuration;
  database: OpenDatabase;
  now: () => Date;
  limitClock: (() => Date) | undefined;
  onProblem: (message: string) => void;
}

export type Foundation = ReturnType<typeof createFoundation>;

/** The base of each group of services. */
export function createFoundation({ configuration, database: { db, pool }, now, limitClock, onProblem }: Surroundings) {
  const { brand, mailOrigin: origin } = configuration;
  const mailer = createMailer({
    smtpUrl: configuration.smtpUrl,
    folder: join(configuration.dataDir, 'outbox'),
    from: configuration.mailFrom,
    brand,
  });
  return {
    configuration,
    db,
    now,
    onProblem,
    brand,
    origin,
    mailer,
    mailCustomer: createMailCustomer({ db, mailer, brand, origin }),
    // Jobs share the pool, so that they live and die with the database connection.
    jobs: new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } }),
    limits: createRateLimits(db, limitClock),
    quotas: createQuotaService(db, now),
    sealer: createSealer(configuration.secretKeys, configuration.dataDir),
  };
}
