import pg from 'pg';

/** Queries the database itself, on a new connection for each query, because it goes away all the time. */
export interface Administrator {
  /** How often each of these numbers is kept. */
  countNumbers(numbers: readonly string[]): Promise<Map<string, number>>;
  /** Shipments for which no request has been sent to the carrier yet. */
  countUnasked(): Promise<number>;
  /** Lets an account add as many numbers as it likes. */
  giveRoom(email: string): Promise<void>;
  /** How often the ledger names each of these reasons. */
  countReasons(reasons: readonly string[]): Promise<Map<string, number>>;
}

export function createAdministrator(url: string): Administrator {
  async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }
  const counted = (rows: Record<string, unknown>[]) =>
    new Map(rows.map(({ name, times }) => [String(name), Number(times)]));
  return {
    countNumbers: async (numbers) =>
      counted(
        await query('SELECT number AS name, count(*) AS times FROM shipments WHERE number = ANY($1) GROUP BY number', [
          numbers,
        ]),
      ),
    async countUnasked() {
      const [row] = await query(
        'SELECT count(*) AS times FROM shipments WHERE track_time IS NULL AND deleted_at IS NULL',
      );
      return Number(row?.times);
    },
    async giveRoom(email) {
      await query(
        `UPDATE quota_accounts SET tracking_quota = 1000000 WHERE gid = (SELECT gid FROM users WHERE email = $1)`,
        [email],
      );
    },
    countReasons: async (reasons) =>
      counted(
        await query(
          'SELECT reason AS name, count(*) AS times FROM release_ledger WHERE reason = ANY($1) GROUP BY reason',
          [reasons],
        ),
      ),
  };
}
