// How fast a console reads its orders: `node bench/server/orders.ts`, or as a part of `npm run bench -- scale`; ORDERS of them.

import type { GetOrderList, PayApiMethod } from '@tracking-console/contract/orders/orders';
import { DAY } from '@tracking-console/contract/values/durations';
import { sql } from '../../server/src/drizzle.ts';
import type { Services } from '../../server/src/services.ts';
import { printRows, type Row } from '../report.ts';
import { asDemoCustomer, measurePage } from './pages.ts';

const ORDERS = Number(process.env.ORDERS ?? 100_000);
const PAGE = 20;
const BOUND_MS = 50;

const anyPage = (turn: number) => 1 + ((turn * 37) % Math.max(1, Math.floor(ORDERS / PAGE)));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const LISTS: Record<string, (turn: number) => Partial<GetOrderList>> = {
  'newest page': () => ({}),
  'any page': (turn) => ({ Page: anyPage(turn) }),
  'filter: a status': () => ({ Status: 'Closed' }),
  'filter: a status there is not': () => ({ Status: 'Refunding' }),
  'filter: a type': () => ({ Type: 'Plan' }),
  'filter: a method': () => ({ PayMethod: 'paypal' }),
  'filter: a week': () => ({ CreatedFrom: daysAgo(21), CreatedTo: daysAgo(14) }),
  'search: a number': (turn) => ({ Text: `9900${String(10_000_000 + turn * 7)}` }),
  'search: a part of a number': (turn) => ({ Text: String(1_000 + turn) }),
  'search: a name': () => ({ Text: 'top-up' }),
  'search: found nowhere': () => ({ Text: 'zzzz' }),
};
const TOTALS = ['newest page', 'filter: a status', 'search: a part of a number', 'search: a name'];

/** Prints the table and returns what is not met. */
export async function benchOrders(): Promise<string[]> {
  return asDemoCustomer('api@example.com', async ({ services, gid, post }) => {
    await fill(services, gid);
    const send = (method: PayApiMethod, filter: object) =>
      post('/payapi/call', { version: '1.0', timeZoneOffset: 0, method, param: { App: 'API', ...filter } });
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(LISTS)) {
      const read = (turn: number) => send('GetOrderList', { Page: 1, PerPage: PAGE, ...filter(turn) });
      rows.push(await measurePage(name, BOUND_MS, read));
      if (!TOTALS.includes(name)) continue;
      const readTotals = (turn: number) => send('GetOrderTotals', filter(turn));
      rows.push(await measurePage(`${name}, the totals`, BOUND_MS, readTotals));
    }
    return printRows(`An account of ${ORDERS} orders`, rows);
  });
}

async function fill({ db }: Services, gid: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO orders (order_no, gid, scope, type, product_id, product_name, quantity, quota, days, currency, unit_price, discount,
      tax, amount, pay_method, status, create_time, close_time, pay_time, mail_time)
    SELECT '9900' || (10000000 + n), ${gid}, 'API', CASE WHEN n % 50 = 0 THEN 'Plan' ELSE 'TopUp' END, 'topup-500', 'Top-up 500', 1,
      500, 365, (ARRAY['USD', 'EUR', 'CNY', 'JPY'])[1 + n % 4], 1500, 0, 0, 1500, (ARRAY['card', 'paypal', 'offline'])[1 + n % 3],
      CASE WHEN n % 10 = 0 THEN 'Closed' ELSE 'Paid' END, made, made + interval '30 minutes', made, made
    FROM generate_series(1, ${ORDERS}::int) n CROSS JOIN LATERAL (SELECT now() - make_interval(mins => n * 5) AS made) times`);
  await db.execute(sql`VACUUM (ANALYZE) orders`);
}

if (process.argv[1] === import.meta.filename) await benchOrders();
