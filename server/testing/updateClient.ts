import type { UpdateCheck } from '@tracking-console/contract/api/trackingConsole';
import { LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import { and, eq } from '../src/drizzle.ts';
import { type ShipmentRecord, shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { signedIn } from './caller.ts';
import { openTaskClient, requestId } from './taskClient.ts';
import type { TestServer } from './testServer.ts';

type File = string | Uint8Array;

/** A customer of the API who updates registered numbers by files. */
export async function openUpdateClient(server: TestServer) {
  const caller = await signedIn(server);
  const tasks = openTaskClient(server, caller, 'API');
  const { db, quotas, shipments: service } = server.services;
  const owner = { gid: caller.gid, scope: 'API' } as const;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 1_000 }),
  );
  const rows = () => db.select().from(shipments).where(eq(shipments.ownerGid, caller.gid));
  const post = async (verb: string, body: object) =>
    (await caller.post(`/console-api/v1/tracking/${verb}`, body)).json();
  async function upload(content: File) {
    const { data } = await tasks.upload(content);
    return { upload_id: data.upload_id, mapping: data.mapping };
  }
  return {
    caller,
    tasks,
    post,
    upload,
    rows,
    async register(...items: { number: string; carrier?: number }[]) {
      const wanted = items.map((item) => ({ ...item, cost: 1 }));
      await service.registration.register(owner, wanted, 'Api');
    },
    write: (number: string, values: Partial<ShipmentRecord>) =>
      db
        .update(shipments)
        .set(values)
        .where(and(eq(shipments.ownerGid, caller.gid), eq(shipments.number, number))),
    /** What is noted, by number. */
    noted: async () =>
      Object.fromEntries(
        (await rows()).map(({ number, tag, remark, orderNo, orderTime, additionalFields }) => [
          number,
          { tag, remark, orderNo, orderTime, additionalFields },
        ]),
      ),
    preview: async (content: File): Promise<UpdateCheck> => (await post('check', await upload(content))).data,
    /** Uploads, starts and works: what became of it. */
    async update(content: File) {
      const { data } = await post('import', { ...(await upload(content)), request_id: requestId() });
      await tasks.work();
      return tasks.get(data.task.id);
    },
    async exported(format: 'csv' | 'xlsx', language = 'en'): Promise<Buffer> {
      const wanted = { format, choice: { filter: {} }, time_zone_offset: 0, request_id: requestId() };
      const options = { cookies: { [LANGUAGE_COOKIE]: language } };
      const { data } = (await caller.post('/console-api/v1/tracking/export', wanted, options)).json();
      await tasks.work();
      return (await tasks.download(data.task.id, 'result')).rawPayload;
    },
  };
}

export type UpdateClient = Awaited<ReturnType<typeof openUpdateClient>>;
