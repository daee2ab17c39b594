import type { AirDetail, AirRow } from '@tracking-console/contract/air/air';
import { airCheckDigit } from '@tracking-console/contract/air/airWaybillNumber';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { TestServer } from './testServer.ts';
import { openWebhookClient } from './webhookClient.ts';

/** A number whose story is of this kind: the digit before the last. */
export function awbOf(story: number, { prefix = '020', serial = '123456' } = {}) {
  return `${prefix}-${serial}${story}${airCheckDigit(`${serial}${story}`)}`;
}

export type AirClient = Awaited<ReturnType<typeof openAirClient>>;

/** A developer with credits, and what tests of air waybills do. */
export async function openAirClient(server: TestServer, mode: DataMode = 'live') {
  const client = await openWebhookClient(server, mode);
  const call = (verb: string, body: object = {}) => client.call(`air/${verb}`, body);
  return {
    ...client,
    air: call,
    add: (...awbs: string[]) => call('register', { items: awbs.map((awb) => ({ awb })) }),
    list: async (filter: object = {}): Promise<AirRow[]> => (await call('list', filter)).data.waybills,
    get: async (awb: string): Promise<AirDetail> => (await call('get', { awb })).data,
    quota: async () => (await client.track('getquota', [])).data,

    /** Lets hours pass, and queries the airlines. */
    async fly(hours: number): Promise<void> {
      server.pass(hours * HOUR);
      const { airSync } = server.services;
      for (let ids = await airSync.claimDue(50); ids.length > 0; ids = await airSync.claimDue(50))
        await airSync.syncWaybills(ids);
    },
  };
}
