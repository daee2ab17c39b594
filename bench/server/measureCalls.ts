import type { BatchAnswer, NumberItem, TrackListData } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { buildApp } from '../../server/src/app.ts';
import { and, eq } from '../../server/src/drizzle.ts';
import { quotaAccounts } from '../../server/src/features/quotas/quotaTable.ts';
import type { Services } from '../../server/src/services.ts';
import { CALLS } from './calls.ts';

export interface Figures {
  p50: number;
  p95: number;
}

const WARM_UP = 10;
const REPETITIONS = 200;
/** Numbers that no account has. */
let next = 910_000_000_000;

/** Milliseconds from a request to its complete answer at the server, one request after another. */
export async function measureCalls(services: Services, email: string, total: number): Promise<Map<string, Figures>> {
  const app = await buildApp(services);
  const user = await services.users.findByEmail(email);
  if (!user) throw new Error(`There is no account ${email}.`);
  const sid = await services.sessions.open(user.gid, { ip: '127.0.0.1', userAgent: 'bench' });
  const figures = new Map<string, Figures>();
  for (const call of CALLS) figures.set(call.measure, await repeat((turn) => post(call.url, call.body(turn, total))));
  const ids = await someIds();
  figures.set('detail', await repeat((turn) => post('/orderapi/call', detail(ids[turn % ids.length] ?? ''))));
  const pages = await somePages();
  figures.set(
    'gettrackinfo of 40',
    await repeat((turn) => post('/track/v2.4/gettrackinfo', pages[turn % pages.length] ?? [])),
  );
  await grantQuota();
  figures.set('register of 40', await repeat(registerNew));
  await app.close();
  return figures;

  async function post(url: string, payload: object): Promise<string> {
    const [origin = ''] = services.configuration.origins;
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { origin },
      cookies: { '__Host-sid': sid },
    });
    const { Code, code = Code } = answer.json<{ code?: number; Code?: number }>();
    if (code !== 0) throw new Error(`${url} answered ${answer.body.slice(0, 200)}`);
    return answer.body;
  }

  async function somePages(): Promise<NumberItem[][]> {
    const pages: NumberItem[][] = [];
    for (let page_no = 1; page_no <= 10; page_no++) {
      const { data } = JSON.parse(await post('/track/v2.4/gettracklist', { page_no })) as { data: TrackListData };
      pages.push(data.accepted.map(({ number, carrier }) => ({ number, carrier })));
    }
    return pages;
  }

  async function grantQuota(): Promise<void> {
    const owner = { gid: user?.gid ?? '', scope: 'API' } as const;
    const amount = MAX_NUMBERS * (WARM_UP + REPETITIONS);
    await services.db.transaction(async (transaction) =>
      services.quotas.grant(await services.quotas.lockAccount(transaction, owner), { source: 'Manual', amount }),
    );
    const own = and(eq(quotaAccounts.gid, owner.gid), eq(quotaAccounts.scope, owner.scope));
    // Both sizes of the account are measured on one day.
    await services.db
      .update(quotaAccounts)
      .set({ maxTrackDaily: 3 * amount })
      .where(own);
  }

  async function registerNew(): Promise<void> {
    const numbers = Array.from({ length: MAX_NUMBERS }, () => ({ number: `TBA${next++}` }));
    const { data } = JSON.parse(await post('/track/v2.4/register', numbers)) as { data: BatchAnswer<object> };
    if (data.accepted.length !== MAX_NUMBERS)
      throw new Error(`Numbers were refused: ${JSON.stringify(data.rejected[0])}`);
  }

  async function someIds(): Promise<string[]> {
    const method = 'GetTrackInfoList';
    const body = await post('/orderapi/call', { version: '1.0', timeZoneOffset: 0, method, param: { PerPage: 100 } });
    const { Json } = JSON.parse(body) as { Json: { FTrackInfoId: string }[] };
    return Json.map(({ FTrackInfoId }) => FTrackInfoId);
  }
}

function detail(id: string) {
  return { version: '1.0', timeZoneOffset: 0, method: 'GetTrackInfoById', param: { tids: [id] } };
}

async function repeat(call: (turn: number) => Promise<unknown>): Promise<Figures> {
  for (let turn = 0; turn < WARM_UP; turn++) await call(turn);
  const times: number[] = [];
  for (let turn = 0; turn < REPETITIONS; turn++) {
    const begun = performance.now();
    await call(turn);
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
