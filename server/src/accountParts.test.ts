import { globSync } from 'node:fs';
import { ACCOUNT_PARTS } from './accountParts.ts';
import { getTableConfig, is, PgTable } from './drizzle.ts';
import { users } from './features/users/userTable.ts';

/** Tables of a customer's rows that are not part of the export, and why. */
const LEFT_OUT: Record<string, string> = {
  shipments: 'stands in the file by itself, with what belongs to it',
  provider_legs: 'stands with its shipment',
  checkpoints: 'stands with its shipment',
  shipment_changes: 'stands with its shipment',
  shares: 'stands with its shipment',
  notifications: 'stands with its shipment',
  shipment_counts: 'counts what the file holds',
  shipment_moments: 'counts what the file holds',
  sent_mails: 'is exported from its own page',
  api_logs: 'is kept for days, and read on its own page',
  api_usage: 'counts calls',
  webhook_events: 'is kept for days, and read on its own page',
  webhook_deliveries: 'is kept for days, and read on its own page',
  webhook_usage: 'counts deliveries',
  task_files: 'is downloaded from the task center',
  task_file_chunks: 'is downloaded from the task center',
  task_log: 'is read in the task center',
  offline_transfer_events: 'names the staff; what it says of the customer stands in the transfer',
  invoice_decisions: 'names the staff; what it says of the customer stands in the invoice',
  consumer_links: 'is the address of a mail’s page',
  live_events: 'is gone after minutes',
  email_codes: 'is a code under way',
  password_resets: 'is a link under way',
  sign_in_steps: 'is a sign-in under way',
  passkey_challenges: 'is a sign-in under way',
  two_steps: 'is a secret',
};

const files = globSync(`${import.meta.dirname}/features/**/*Table.ts`);
const tables: PgTable[] = (await Promise.all(files.map((file) => import(file))))
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

const parentsOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((foreignKey) => foreignKey.reference().foreignTable);

/** Whether the rows are deleted with their customer. */
const isOfCustomers = (table: PgTable): boolean =>
  table === users || parentsOf(table).some((parent) => parent !== table && isOfCustomers(parent));

const nameOf = (table: PgTable) => getTableConfig(table).name;

it('PG-14a the file of an account holds every table of a customer’s rows, or it is said why not', () => {
  const exported = new Set<PgTable>(Object.values(ACCOUNT_PARTS).map(({ table }) => table));
  const ofCustomers = tables.filter(isOfCustomers);
  expect(ofCustomers.length).toBeGreaterThan(40);
  const missing = ofCustomers.filter((table) => !exported.has(table)).map(nameOf);
  expect(missing.filter((name) => !(name in LEFT_OUT))).toEqual([]);
  expect([...exported].map(nameOf).filter((name) => name in LEFT_OUT)).toEqual([]);
});
