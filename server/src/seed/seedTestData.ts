import type { Services } from '../services.ts';

/** UPS: a number of the sandbox belongs to any carrier that is named. */
const CARRIER = 100_002;
const NUMBERS = ['SANDBOX-DELIVERED-OTHER', 'SANDBOX-INTRANSIT-OTHER', 'SANDBOX-EXCEPTION-OTHER'];

/** Gives an account test numbers, a test key and a test webhook, unless it has test numbers. */
export async function seedTestData({ shipments, apiKeys, webhooks }: Services, gid: string): Promise<void> {
  const owner = { gid, scope: 'TEST' } as const;
  if ((await shipments.registration.findByNumbers(owner, NUMBERS)).length > 0) return;
  const wanted = NUMBERS.map((number) => ({ number, carrier: CARRIER, cost: 1 }));
  await shipments.registration.register(owner, wanted, 'Api');
  await apiKeys.create(gid, { name: 'Test key', mode: 'test' });
  // Off: there is no receiver at that address.
  await webhooks.save(owner, {
    ...{ url: 'https://example.com/webhooks/test', version: 'v2.4', statuses: [], headers: [], enabled: false },
    events: ['TRACKING_UPDATED', 'TRACKING_STOPPED'],
  });
}
