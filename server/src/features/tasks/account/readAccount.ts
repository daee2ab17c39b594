import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database.ts';
import { accountEvents } from '../../accountEvents/accountEventTable.ts';
import { airWaybills } from '../../air/airWaybillTable.ts';
import { allowLists } from '../../keys/allowListTable.ts';
import { apiKeys } from '../../keys/apiKeyTable.ts';
import { mailRecipients } from '../../notifications/notificationTable.ts';
import { passkeys } from '../../passkeys/passkeyTable.ts';
import { privacyAcceptances } from '../../privacy/privacyTable.ts';
import { quotaAccounts, quotaGrants, quotaLedger } from '../../quotas/quotaTable.ts';
import { savedViews } from '../../savedViews/savedViewTable.ts';
import { sessions } from '../../sessions/sessionTable.ts';
import { settings } from '../../settings/settingTable.ts';
import { socialAccounts } from '../../social/socialTable.ts';
import { applicationSwitches, companies, userIdentities, userPhotos, users } from '../../users/userTable.ts';
import { visits } from '../../visits/visitTable.ts';
import { importMappings } from '../importMappingTable.ts';
import { tasks } from '../taskTable.ts';

/** Everything of a customer's beside the shipments, by what it is. */
const PARTS = {
  profile: users,
  identities: userIdentities,
  company: companies,
  photo: userPhotos,
  settings,
  savedViews,
  importMappings,
  quotas: quotaAccounts,
  quotaGrants,
  quotaLedger,
  apiKeys,
  airWaybills,
  allowedAddresses: allowLists,
  mails: mailRecipients,
  privacyPolicy: privacyAcceptances,
  accountEvents,
  passkeys,
  socialAccounts,
  sessions,
  visits,
  consoleSwitches: applicationSwitches,
  tasks,
} as const;

/** Secrets and hashes: dangerous in a lost file, and useless to the customer. */
const SECRETS = new Set([
  'passwordHash',
  'hash',
  'previousHash',
  'sealed',
  'previousSealed',
  'idHash',
  'headerHash',
  'deviceHash',
  'credentialId',
  'token',
  'requestId',
  'leaseUntil',
]);

/** Reads further parts of an account, of features that stand below this one. */
export type ReadParts = (transaction: Transaction, gid: string) => Promise<Record<string, object[]>>;

export async function readAccount(
  transaction: Transaction,
  gid: string,
  readMore: ReadParts,
): Promise<Record<string, object[]>> {
  const parts: Record<string, object[]> = {};
  for (const [name, table] of Object.entries(PARTS)) {
    const rows: object[] = await transaction.select().from(table).where(eq(table.gid, gid));
    parts[name] = rows.map(withoutSecrets);
  }
  for (const [name, rows] of Object.entries(await readMore(transaction, gid))) parts[name] = rows.map(withoutSecrets);
  return parts;
}

function withoutSecrets(row: object): object {
  const kept = Object.entries(row).filter(([name]) => !SECRETS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, asText(value)]));
}

/** A picture is written as base64. */
const asText = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : value);
