import { buildApp } from '../../server/src/app.ts';
import type { Services } from '../../server/src/services.ts';
import { CALLS } from './calls.ts';

export interface Figures {
  p50: number;
  p95: number;
}

const WARM_UP = 10;
const REPETITIONS = 200;

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
