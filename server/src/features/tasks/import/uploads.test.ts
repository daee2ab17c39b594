import type { ImportMapping } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { openTaskClient, type TaskClient } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { sql } from '../../../drizzle.ts';
import { MAX_UPLOADS } from './uploadLimit.ts';

let server: TestServer;
let client: BuyerClient;
let tasks: TaskClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  tasks = openTaskClient(server, client.buyer);
});

const FILE = 'Ref,Parcel,Note\nTBA100000,x,y\n';
const mappings = async (): Promise<ImportMapping[]> => (await tasks.call('mapping_list', {})).data;

describe('remembered mappings', () => {
  it('PG-7 takes a file with a known header row as the last one was taken', async () => {
    expect((await tasks.upload(FILE)).data.remembered).toBe(false);
    await tasks.import(FILE, { number: 0, remark: 2 });
    const again = (await tasks.upload('REF,parcel,Note\nTBA100001,x,y\n')).data;
    expect(again).toMatchObject({ mapping: { number: 0, remark: 2 }, remembered: true });
    expect((await tasks.upload('Ref,Parcel\nTBA100001,x\n')).data.remembered).toBe(false);
  });

  it('PG-7 lists them, the last used first, keeps one a header row, and forgets what is removed', async () => {
    await tasks.import(FILE, { number: 0 });
    await tasks.import('Tracking\nTBA100002\n');
    await tasks.import(FILE, { number: 0, tag: 1 });
    const [first, second, ...others] = await mappings();
    expect(first).toMatchObject({ columns: ['Ref', 'Parcel', 'Note'], mapping: { number: 0, tag: 1 } });
    expect([second?.columns, others]).toEqual([['Tracking'], []]);
    expect((await tasks.call('mapping_delete', { id: first?.id })).data).toEqual([second]);
    expect((await tasks.upload(FILE)).data.remembered).toBe(false);
  });

  it('PG-7 remembers nothing of a file without headings', async () => {
    await tasks.import('TBA100000,x\n', { number: 0 });
    expect(await mappings()).toEqual([]);
  });

  it('PG-7 keeps the fifty used last', async () => {
    const { importMappings } = server.services;
    const owner = { gid: client.buyer.gid, scope: 'BUYER' } as const;
    for (let n = 0; n < 52; n++) await importMappings.remember(owner, [`Number ${n}`], { number: 0 });
    const kept = (await mappings()).map(({ columns }) => columns[0]);
    expect(kept).toHaveLength(50);
    expect(kept).not.toContain('Number 1');
    expect(kept).toContain('Number 2');
  });
});

describe('the upload limit', () => {
  const age = (hours: number) =>
    server.services.db.execute(sql`
      UPDATE task_files SET upload_time = upload_time - make_interval(hours => ${hours}) WHERE gid = ${client.buyer.gid}`);

  it('SC-22 refuses the next file of whoever has sent too many, for an hour, however many come at once', async () => {
    await tasks.upload(FILE);
    await server.services.db.execute(sql`
      INSERT INTO task_files (gid, scope, role, name, expire_time, upload_time)
      SELECT gid, scope, role, name, expire_time, upload_time FROM task_files, generate_series(1, ${MAX_UPLOADS - 3})
      WHERE gid = ${client.buyer.gid}`);
    const codes = (await Promise.all([1, 2, 3, 4].map(() => tasks.upload(FILE)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([TASK_CODES.tooOften, TASK_CODES.tooOften, 0, 0]);
    const other = openTaskClient(server, (await openBuyerClient(server)).buyer);
    expect((await other.upload(FILE)).code).toBe(0);
    await age(1);
    expect((await tasks.upload(FILE)).code).toBe(0);
  });

  it('SC-22 counts what was sent, too', async () => {
    await tasks.upload(FILE);
    await server.services.db.execute(sql`UPDATE task_files SET size = 300000000 WHERE gid = ${client.buyer.gid}`);
    expect((await tasks.upload(FILE)).code).toBe(TASK_CODES.tooOften);
  });
});
