import type { Transaction } from '../../../database.ts';
import type { PgTable, SQL } from '../../../drizzle.ts';

export interface AccountPart {
  table: PgTable;
  /** The condition for the customer's rows. */
  of: (gid: string) => SQL;
}

/** Columns of secrets and hashes: dangerous in a lost file, and useless to the customer. */
const SECRET = /hash|sealed|secret|token|privateKey/i;
/**
 * Also kept back: headers of webhooks often hold a token and are encrypted, receipts are larger than all the rest and
 * are downloaded at their transfer, and the others only make a repetition harmless.
 */
const KEPT_BACK = new Set(['headers', 'content', 'credentialId', 'requestId', 'leaseUntil']);

/** Everything of a customer's beside the shipments, by what it is. */
export async function readAccount(
  transaction: Transaction,
  gid: string,
  parts: Record<string, AccountPart>,
): Promise<Record<string, object[]>> {
  const account: Record<string, object[]> = {};
  for (const [name, { table, of }] of Object.entries(parts)) {
    const rows: object[] = await transaction.select().from(table).where(of(gid));
    account[name] = rows.map(withoutSecrets);
  }
  return account;
}

function withoutSecrets(row: object): object {
  const kept = Object.entries(row).filter(([name]) => !SECRET.test(name) && !KEPT_BACK.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, asText(value)]));
}

/** A picture is written as base64. */
const asText = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : value);
