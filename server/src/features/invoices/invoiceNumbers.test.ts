import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { ABROAD, buy, invoice } from '../../../testing/invoiceClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openDatabase } from '../../database.ts';
import { eq, sql } from '../../drizzle.ts';
import { createServices, type Services } from '../../services.ts';
import { invoiceOrders, invoices } from './invoiceTable.ts';
import { issueDue } from './issueInvoices.ts';

let server: TestServer;
/** Of a second process on the same database. */
let other: Services;
let closeOther: () => Promise<void>;
let customer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
  const { configuration, now } = server.services;
  const database = openDatabase(server.services.database.pool.options.connectionString ?? '', 5);
  other = createServices({ configuration, database, now, limitClock: now, onProblem: () => undefined });
  closeOther = async () => {
    await other.poster.close();
    await database.close();
  };
  customer = await signedIn(server);
});
afterAll(async () => {
  await closeOther();
  await server.close();
});

const numbers = async () =>
  (await server.services.db.select().from(invoices).orderBy(invoices.number)).map(({ number }) => number);

const issueIn = ({ db, now }: Services) => issueDue({ db, now, onProblem: () => undefined });

async function request(count: number) {
  for (let made = 0; made < count; made += 1) {
    const OrderNos = [await buy(server, customer)];
    expect((await invoice(customer, 'ApplyInvoice', { OrderNos, ...ABROAD })).Code).toBe(0);
  }
}

it('PG-5d covers an order once, whatever two processes are asked at once', async () => {
  const OrderNos = [await buy(server, customer), await buy(server, customer)];
  const [first = '', second = ''] = OrderNos;
  const wanted = [OrderNos, [second, first], [first], [second]];
  const outcomes = await Promise.allSettled(
    wanted.map((some, place) =>
      (place % 2 ? other : server.services).invoices.apply(customer.gid, { OrderNos: some, ...ABROAD }),
    ),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason.refusal).toMatchObject({ code: INVOICE_CODES.alreadyInvoiced });
  const covering = await server.services.db.select().from(invoiceOrders).where(eq(invoiceOrders.isCovering, true));
  expect(covering.map(({ orderNo }) => orderNo).sort()).toEqual([...OrderNos].sort());
  // The database itself keeps a second one out.
  const [{ invoiceId } = { invoiceId: 0 }] = covering;
  const [copy] = await server.services.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!copy) throw new Error('no invoice');
  const { id, ...values } = copy;
  const [made] = await server.services.db.insert(invoices).values(values).returning();
  await expect(
    server.services.db.insert(invoiceOrders).values({ invoiceId: made?.id ?? 0, orderNo: first }),
  ).rejects.toThrow();
  await server.services.db.delete(invoices);
});

it('PG-5d numbers without gaps in two processes, from 1 in each year, past a transaction that fails', async () => {
  await request(6);
  const { db } = server.services;
  const [unlucky] = await db.select().from(invoices).limit(1);
  // The last statement of issuing this one fails, when its number is taken already.
  await db.execute(sql`CREATE FUNCTION fail() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''no''; END' LANGUAGE plpgsql`);
  await db.execute(
    sql.raw(
      `CREATE TRIGGER fails BEFORE UPDATE ON invoices FOR EACH ROW WHEN (OLD.id = ${unlucky?.id}) EXECUTE FUNCTION fail()`,
    ),
  );
  await Promise.all([issueIn(server.services), issueIn(other)]);
  await db.execute(sql`DROP TRIGGER fails ON invoices`);
  const year = server.services.now().getUTCFullYear();
  const upTo = (count: number, of: number) =>
    Array.from({ length: count }, (_, place) => `${of}-${String(place + 1).padStart(6, '0')}`);
  expect((await numbers()).filter((number) => number !== null)).toEqual(upTo(5, year));
  await Promise.all([issueIn(server.services), issueIn(other)]);
  expect(await numbers()).toEqual(upTo(6, year));
  await request(1);
  server.pass(366 * DAY);
  await issueIn(other);
  expect(await numbers()).toEqual([...upTo(6, year), ...upTo(1, server.services.now().getUTCFullYear())]);
});
