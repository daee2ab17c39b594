import { buildApp } from '../../server/src/app.ts';
import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { itself, type Row } from '../report.ts';
import { quantile } from '../statistics.ts';
import { onOwnDatabase } from './ownDatabase.ts';

const WARM_UP = 5;
const REPETITIONS = 100;

export interface BenchCustomer {
  services: Services;
  gid: string;
  /** A call as the console sends it. @throws where it is refused */
  post: (url: string, payload: object) => Promise<void>;
}

/** On the demo's data in a database of its own, as a customer who is signed in. */
export async function asDemoCustomer<Result>(
  email: string,
  work: (customer: BenchCustomer) => Promise<Result>,
): Promise<Result> {
  return onOwnDatabase(async (url) => {
    await migrateDatabase(url);
    const database = openDatabase(url);
    let minutes = 0;
    const services = createServices({
      configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
      database,
      // One customer calls more often here than any may.
      limitClock: () => new Date(Date.now() + minutes++ * 60_000),
    });
    try {
      await seedDemo(services);
      const user = await services.users.findByEmail(email);
      if (!user) throw new Error(`There is no account ${email}.`);
      const sid = await services.sessions.open(user.gid, { ip: '127.0.0.1', userAgent: 'bench' });
      const app = await buildApp(services);
      const [origin = ''] = services.configuration.origins;
      const sent = { headers: { origin }, cookies: { '__Host-sid': sid } };
      const result = await work({
        services,
        gid: user.gid,
        async post(url, payload) {
          const answer = await app.inject({ method: 'POST', url, payload, ...sent });
          const { code, Code = code } = answer.json<{ code?: number; Code?: number }>();
          if (Code !== 0) throw new Error(`${url} answered ${answer.body.slice(0, 200)}`);
        },
      });
      await app.close();
      return result;
    } finally {
      await database.close();
    }
  });
}

/** The slowest of twenty, in milliseconds. */
export async function measurePage(
  name: string,
  atMost: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Row> {
  const times: number[] = [];
  for (let turn = -WARM_UP; turn < REPETITIONS; turn++) {
    const begun = performance.now();
    await call(Math.abs(turn));
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return { measure: `${name}, p95`, unit: 'ms', ours: quantile(times, 0.95), figure: itself(atMost) };
}
