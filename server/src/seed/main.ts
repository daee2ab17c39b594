import { DAY } from '@tracking-console/contract/values/durations';
import { DEMO_PASSWORD } from '../features/signIn/demoAccounts.ts';
import { hashPassword } from '../features/signIn/passwords.ts';
import type { Services } from '../services.ts';
import { ACCOUNTS, type DemoAccount } from './accounts.ts';
import { seedAirWaybills } from './seedAirWaybills.ts';
import { seedInvoice } from './seedInvoice.ts';
import { seedNotices } from './seedNotices.ts';
import { seedOrders } from './seedOrders.ts';
import { seedShipments } from './seedShipments.ts';
import { seedTestData } from './seedTestData.ts';
import { seedTransfers } from './seedTransfers.ts';
import { seedTwoStep } from './seedTwoStep.ts';

const POLICY_VERSION = 2;
/** Credits beside the welcome, so that there is something to spend. */
const DEMO_CREDITS = 1_000;
const YEAR = 365 * DAY;

/** Makes the demo's accounts and their shipments. Existing ones stay as they are. */
export async function seedDemo(services: Services): Promise<void> {
  await services.privacy.publish(POLICY_VERSION);
  // One after another: generating journeys is CPU-bound, and with eight at once connections could time out on a slow processor.
  for (const account of ACCOUNTS) await seedAccount(services, account);
}

async function seedAccount(services: Services, account: DemoAccount): Promise<void> {
  const gid = (await services.users.findByEmail(account.email))?.gid ?? (await addUser(services, account));
  if (!account.policyPending) await services.privacy.accept(gid, POLICY_VERSION);
  await seedTwoStep(services, gid, account.email);
  await openIdentities(services, gid, account);
  // Made-up numbers would cost the credits of a real source without any result.
  if (services.configuration.carrierSource) return;
  for (const scope of account.shipments) await seedShipments(services, { gid, scope }, account);
  if (account.hasWaybills) await seedAirWaybills(services, gid);
  if (account.hasTestData) await seedTestData(services, gid);
  if (account.notices) await seedNotices(services, gid, account.email);
}

async function addUser({ users }: Services, account: DemoAccount): Promise<string> {
  const { email, nickname, language, country, phoneNumber, phoneCountryCode } = account;
  return users.add({
    email,
    nickname,
    photo: account.photo ?? '',
    language,
    country,
    phoneNumber,
    phoneCountryCode,
    mayRelease: account.mayRelease ?? false,
    mayOverride: account.mayOverride ?? false,
    mayFinance: account.mayFinance ?? false,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  });
}

async function openIdentities(services: Services, gid: string, account: DemoAccount) {
  const { identities, quotas, db, now } = services;
  if (account.identities.includes('BUYER')) await identities.openBuyer(gid);
  if (account.shipments.includes('BUYER')) await seedOrders(services, { gid, scope: 'BUYER' });
  if (!account.identities.includes('API')) return;
  const { phoneNumber: phone, phoneCountryCode } = account;
  await identities.openApi(gid, { companyName: 'Demo account', companyUrl: '', phone, phoneCountryCode, mark: '' });
  const owner = { gid, scope: 'API' } as const;
  await quotas.allowRealTime(owner, true);
  // Its first order brings the credits.
  if (account.shipments.includes('API')) {
    await seedOrders(services, owner);
    await seedTransfers(services, owner);
    if (account.hasInvoice) await seedInvoice(services, owner, account);
  }
  const { quota_total } = await quotas.read(owner);
  if (quota_total >= DEMO_CREDITS) return;
  const expireTime = new Date(now().getTime() + YEAR);
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: DEMO_CREDITS, expireTime }),
  );
}
