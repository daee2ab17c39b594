import pg from 'pg';
import { StartRefusal } from '../startRefusal.ts';

/** Connects once to the PostgreSQL of DATABASE_URL, so that a mistake in it is reported before anything else happens. */
export async function checkOwnDatabase(url: string): Promise<void> {
  const client = connection(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefusal(`DATABASE_URL does not lead to a PostgreSQL: ${explain(error, client)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connection(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  } catch {
    throw new StartRefusal('DATABASE_URL is not an address such as postgresql://user:password@host:5432/database.');
  }
}

function explain(error: unknown, { host, port, database, user }: pg.Client): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const code = String((causes[0] as { code?: unknown } | undefined)?.code ?? '');
  const reasons: Record<string, string> = {
    ENOTFOUND: `the host ${host} cannot be found`,
    EAI_AGAIN: `the host ${host} cannot be found`,
    ECONNREFUSED: `nothing answers on ${host}, port ${port}`,
    '28P01': `the password of ${user} is refused`,
    '28000': `${user} may not connect`,
    '3D000': `there is no database ${database}`,
  };
  return reasons[code] ?? `${host}, port ${port}, does not answer`;
}
