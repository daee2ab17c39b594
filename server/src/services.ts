import { PgBoss } from 'pg-boss';
import type { Configuration } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { createSessionService } from './features/sessions/sessionService.ts';
import type { IdentityOpenedListener, ListMemberInfos } from './features/users/identityService.ts';

export type Services = ReturnType<typeof createServices>;

export interface Surroundings {
  configuration: Configuration;
  database: OpenDatabase;
  /** Tests move the time. */
  now?: () => Date;
}

/** Everything the routes call, built once, in the order of who needs whom. */
export function createServices({ configuration, database, now = () => new Date() }: Surroundings) {
  const { db, pool } = database;
  // Jobs share the pool, so that they live and die with the database connection.
  const jobs = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });

  const onIdentityOpened: IdentityOpenedListener[] = [];
  const listMemberInfos: ListMemberInfos = async () => [];

  const sessions = createSessionService(db, now);

  return { configuration, database, db, now, jobs, sessions, onIdentityOpened, listMemberInfos };
}
