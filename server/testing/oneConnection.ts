import type { TestServer } from './testServer.ts';

/** While all connections to the database but one are taken: work that needs a second one inside its first fails. */
export async function withOneConnection<Result>(server: TestServer, work: () => Promise<Result>): Promise<Result> {
  const { pool } = server.services.database;
  const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
  try {
    return await work();
  } finally {
    for (const client of taken) client.release();
  }
}
