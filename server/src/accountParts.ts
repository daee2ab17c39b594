import { getTableColumns, type PgColumn, type PgTable, type SQL, sql } from './drizzle.ts';
import { accountEvents } from './features/accountEvents/accountEventTable.ts';
import { airWaybills } from './features/air/airWaybillTable.ts';
import { brands } from './features/brands/brandTable.ts';
import { invoiceOrders, invoiceProfiles, invoices } from './features/invoices/invoiceTable.ts';
import { allowLists } from './features/keys/allowListTable.ts';
import { apiKeys } from './features/keys/apiKeyTable.ts';
import {
  consumerFlows,
  consumerRecipients,
  consumerSenders,
  notifyTemplates,
  notifyTemplateVersions,
  senderDomains,
} from './features/notifications/consumer/consumerTable.ts';
import { mailRecipients } from './features/notifications/notificationTable.ts';
import { notifyAddresses, notifyRules } from './features/notifications/rules/ruleTable.ts';
import { receipts, transfers } from './features/offline/transferTable.ts';
import { orderEvents, orderPayments, orders } from './features/orders/orderTable.ts';
import { overrideGrants } from './features/overrides/grantTable.ts';
import { passkeys } from './features/passkeys/passkeyTable.ts';
import { privacyAcceptances } from './features/privacy/privacyTable.ts';
import { quotaAccounts, quotaGrants, quotaLedger } from './features/quotas/quotaTable.ts';
import { savedViews } from './features/savedViews/savedViewTable.ts';
import { sessions } from './features/sessions/sessionTable.ts';
import { settings } from './features/settings/settingTable.ts';
import { socialAccounts } from './features/social/socialTable.ts';
import type { AccountPart } from './features/tasks/account/readAccount.ts';
import { importMappings } from './features/tasks/importMappingTable.ts';
import { tasks } from './features/tasks/taskTable.ts';
import { applicationSwitches, companies, userIdentities, userPhotos, users } from './features/users/userTable.ts';
import { visits } from './features/visits/visitTable.ts';
import { webhooks } from './features/webhooks/webhookTable.ts';

/** Everything of a customer's in the file of their account, beside the shipments, by what it is. */
export const ACCOUNT_PARTS = {
  profile: own(users),
  identities: own(userIdentities),
  company: own(companies),
  photo: own(userPhotos),
  settings: own(settings),
  savedViews: own(savedViews),
  importMappings: own(importMappings),
  quotas: own(quotaAccounts),
  quotaGrants: own(quotaGrants),
  quotaLedger: own(quotaLedger),
  orders: own(orders),
  orderEvents: belonging(orderEvents.orderNo, orders.orderNo, own(orders)),
  payments: belonging(orderPayments.orderNo, orders.orderNo, own(orders)),
  transfers: belonging(transfers.orderNo, orders.orderNo, own(orders)),
  transferReceipts: belonging(
    receipts.transferId,
    transfers.id,
    belonging(transfers.orderNo, orders.orderNo, own(orders)),
  ),
  invoices: own(invoices),
  invoiceOrders: belonging(invoiceOrders.invoiceId, invoices.id, own(invoices)),
  invoiceProfiles: own(invoiceProfiles),
  apiKeys: own(apiKeys),
  allowedAddresses: own(allowLists),
  webhooks: own(webhooks),
  airWaybills: own(airWaybills),
  mails: own(mailRecipients),
  rules: own(notifyRules),
  ruleRecipients: own(notifyAddresses),
  flows: own(consumerFlows),
  sender: own(consumerSenders),
  senderDomain: own(senderDomains),
  brand: own(brands),
  templates: own(notifyTemplates),
  templateVersions: belonging(notifyTemplateVersions.templateId, notifyTemplates.id, own(notifyTemplates)),
  recipients: own(consumerRecipients),
  privacyPolicy: own(privacyAcceptances),
  accountEvents: own(accountEvents),
  passkeys: own(passkeys),
  socialAccounts: own(socialAccounts),
  sessions: own(sessions),
  visits: own(visits),
  consoleSwitches: own(applicationSwitches),
  overrideGrants: own(overrideGrants),
  tasks: own(tasks),
} as const satisfies Record<string, AccountPart>;

/** Rows that have the customer's gid. */
function own(table: PgTable): AccountPart {
  const { gid } = getTableColumns(table);
  return { table, of: (customer) => sql`${gid} = ${customer}` };
}

/** Rows whose `column` refers to a row of another part by its `key`. */
function belonging(column: PgColumn, key: PgColumn, parent: AccountPart): AccountPart {
  const of = (customer: string): SQL =>
    sql`${column} IN (SELECT ${key} FROM ${parent.table} WHERE ${parent.of(customer)})`;
  return { table: column.table as PgTable, of };
}
