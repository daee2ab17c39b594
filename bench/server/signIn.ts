// What signing in costs, and what it costs the others: `node bench/server/signIn.ts`, or as a part of `npm run bench`. A server
// process and a PostgreSQL of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices } from '../../server/src/services.ts';
import { itself, printRows, type Row } from '../report.ts';
import { quantile } from '../statistics.ts';
import { type Customer, openCustomer } from './customer.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const PASSWORD = 'Tracking-demo-1';
const EMAILS = ['buyer@example.com', 'api@example.com', 'both@example.com', 'zh@example.com'];
const SIGN_INS = 200;
const AT_ONCE = 8;
const LISTS = 100;
const BOUND_MS = 250;
/** Signing in from a device that is not known mails its customer. */
const DEVICE = '__Host-device=0123456789abcdef0123456789abcdef';

/** Prints the table and returns what is not met. */
export async function benchSignIn(): Promise<string[]> {
  return onOwnDatabase(async (url) => {
    await migrateDatabase(url);
    const database = openDatabase(url, 2);
    const services = createServices({ configuration: readConfiguration({ LOG_LEVEL: 'silent' }), database });
    await seedDemo(services);
    const server = await startServerProcess(url);
    try {
      return printRows('Signing in', await measure(server, await openCustomer(services, server, 'policy@example.com')));
    } finally {
      await server.stop();
      await database.close();
    }
  });
}

async function measure({ origin }: ServerProcess, other: Customer): Promise<Row[]> {
  await signInAgain(origin, AT_ONCE);
  const alone = await signInAgain(origin, SIGN_INS);
  await listAgain(other, () => true);
  const quiet = await listAgain(other, () => true);
  let isOver = false;
  const begun = performance.now();
  const crowd = Promise.all(Array.from({ length: AT_ONCE }, () => signInAgain(origin, SIGN_INS / AT_ONCE))).finally(
    () => {
      isOver = true;
    },
  );
  const beside = await listAgain(other, () => !isOver);
  const crowded = (await crowd).flat();
  const crowdTime = performance.now() - begun;
  const at = (measure: string, times: number[], share: number, figure?: Row['figure']): Row => ({
    measure: `${measure}, p${100 * share}`,
    unit: 'ms',
    ours: quantile(times, share),
    ...(figure && { figure }),
  });
  return [
    at('one after another', alone, 0.5),
    at('one after another', alone, 0.95, itself(BOUND_MS)),
    at(`${AT_ONCE} at once`, crowded, 0.5),
    at(`${AT_ONCE} at once`, crowded, 0.95),
    { measure: `sign-ins a second, ${AT_ONCE} at once`, unit: '', ours: (1000 * SIGN_INS) / crowdTime },
    at('a list meanwhile', beside, 0.5),
    at('a list meanwhile', beside, 0.95),
    at('a list alone', quiet, 0.95),
  ];
}

/** Milliseconds from the request to its answer. */
async function signInAgain(origin: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const email = EMAILS[turn % EMAILS.length];
    const begun = performance.now();
    const response = await fetch(`${origin}/user-api/v1/sign-in`, {
      method: 'POST',
      headers: { origin, cookie: DEVICE, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { code } = (await response.json()) as { code: number };
    if (code !== 0) throw new Error(`Signing in was refused: HTTP ${response.status}, ${code}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}

async function listAgain(customer: Customer, goesOn: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < LISTS && goesOn()) {
    const begun = performance.now();
    await customer.list();
    taken.push(performance.now() - begun);
    await pause(10);
  }
  return taken;
}

if (process.argv[1] === import.meta.filename) await benchSignIn();
