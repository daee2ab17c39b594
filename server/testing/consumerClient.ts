import type { Flow, SaveCustomFlow, SaveTemplate, Sender } from '@tracking-console/contract/notifications/templates';
import { eq } from '../src/drizzle.ts';
import { NO_FILTERS } from '../src/features/notifications/consumer/consumerTable.ts';
import { shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { openRuleClient } from './ruleClient.ts';
import type { TestServer } from './testServer.ts';

export const FLOW: Flow = {
  Status: 'Delivered',
  Enabled: true,
  DelayMinutes: 0,
  Filters: NO_FILTERS,
  Language: '',
};

export const ANN = 'ann@example.com';

export type ConsumerClient = Awaited<ReturnType<typeof openConsumerClient>>;

/** An API customer who mails customers of their own. */
export async function openConsumerClient(server: TestServer) {
  const client = await openRuleClient(server);
  const { call } = client;
  return {
    ...client,

    turnOn: (Status: Flow['Status'], wanted: Partial<Flow> = {}) => call('SaveFlow', { ...FLOW, ...wanted, Status }),

    saveFlow: (wanted: Partial<SaveCustomFlow> = {}) =>
      call('SaveCustomFlow', { ...FLOW, Name: 'A flow', Status: 'InTransit', HasTemplate: false, ...wanted }),

    write: (wanted: Partial<SaveTemplate>) =>
      call('SaveTemplate', {
        Status: 'InTransit',
        Language: 'en',
        Subject: 'Hello',
        Blocks: [{ Kind: 'text', Text: 'Hi' }],
        ...wanted,
      }),

    saveSender: (wanted: Partial<Sender>) =>
      call('SaveSender', { FromName: '', ReplyTo: '', Consent: 'optOut', Tracking: false, ...wanted }),

    /** A shipment with its recipient, as a program registers it. */
    async registerFor(number: string, fields: Partial<typeof shipments.$inferInsert> = {}): Promise<number> {
      const [id = 0] = await client.register(number);
      await server.services.db
        .update(shipments)
        .set({ email: ANN, ...fields })
        .where(eq(shipments.id, id));
      return id;
    },
  };
}
