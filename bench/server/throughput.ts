// How many requests a second one server process answers: `node bench/server/throughput.ts`, or as a part of
// `npm run bench -- scale`. The server is a process of its own, the load comes from this one.
import { PROFILE_CALL } from '@tracking-console/contract/account/userConstants';
import { createServerProcesses } from '../releases/serverProcesses.ts';
import { printRows, type Row } from '../report.ts';
import { type LoadResult, type Request, runLoad } from './load.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { seedAndSignIn } from './seedAndSignIn.ts';

const EMAIL = 'buyer@example.com';
/** Behind those of the pages that other scenarios of the same run are served from. */
const PORT = Number(process.env.PORT ?? 9190) + 4;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const FEW = 10;
const MANY = 200;
const MIN_RENDERED_PER_SECOND = 150;
const MAX_RENDERED_P95 = 120;

const RENDERED: Request[] = [
  { measure: 'rendered dashboard', path: '/buyer/dashboard' },
  { measure: 'rendered list', path: '/buyer/shipment' },
];
const REQUESTS: Request[] = [
  ...RENDERED,
  { measure: 'unrendered page', path: '/buyer/archived' },
  {
    measure: 'list call',
    path: '/orderapi/call',
    body: { version: '1.0', timeZoneOffset: 0, method: 'GetTrackInfoList', param: { PerPage: 40 } },
  },
  { measure: 'profile', path: `/user-api${PROFILE_CALL}`, body: {} },
];

/** Prints the tables and returns what is not met. */
export async function benchThroughput(): Promise<string[]> {
  return onOwnDatabase(measureOn);
}

async function measureOn(databaseUrl: string): Promise<string[]> {
  const { origins, start, end } = createServerProcesses({ ...process.env, DATABASE_URL: databaseUrl }, PORT);
  try {
    const sessionCookie = await seedAndSignIn(databaseUrl, EMAIL);
    await start(0);
    const load = { origin: origins[0], sessionCookie };
    // Two passes: the first compiles what the second measures.
    for (const request of REQUESTS) await runLoad({ ...load, ...request, connections: FEW, seconds: WARM_UP_SECONDS });
    const few = await measure(FEW);
    const many = await measure(MANY);
    return [
      ...printRows(`One process, ${FEW} connections`, few.flatMap(toRows)),
      ...printRows(`One process, ${MANY} connections`, many.flatMap(toOverloadRows)),
    ];

    async function measure(connections: number) {
      const measured: Measured[] = [];
      for (const request of REQUESTS)
        measured.push({ ...request, ...(await runLoad({ ...load, ...request, connections, seconds: SECONDS })) });
      return measured;
    }
  } finally {
    await end();
  }
}

type Measured = Request & LoadResult;

const isRendered = ({ path }: Request) => RENDERED.some((request) => request.path === path);

function toRows({ perSecond, p50, p95, rendered, ...request }: Measured): Row[] {
  const { measure } = request;
  const isPage = isRendered(request);
  const each = { of: 'itself', atMost: 1000 / MIN_RENDERED_PER_SECOND } as const;
  return [
    { measure: `${measure}, a second`, unit: '', ours: perSecond },
    { measure: `${measure}, time each`, unit: 'ms', ours: 1000 / perSecond, ...(isPage && { figure: each }) },
    { measure: `${measure}, p50`, unit: 'ms', ours: p50 },
    {
      measure: `${measure}, p95`,
      unit: 'ms',
      ours: p95,
      ...(isPage && { figure: { of: 'itself', atMost: MAX_RENDERED_P95 } as const }),
    },
    ...(isPage ? [{ measure: `${measure}, rendered of 100`, unit: '' as const, ours: 100 * rendered }] : []),
  ];
}

function toOverloadRows({ perSecond, p95, unavailable, rendered, ...request }: Measured): Row[] {
  const { measure } = request;
  return [
    { measure: `${measure}, a second`, unit: '', ours: perSecond },
    { measure: `${measure}, p95`, unit: 'ms', ours: p95 },
    { measure: `${measure}, 503s`, unit: '', ours: unavailable, figure: { of: 'itself', atMost: 0 } },
    ...(isRendered(request)
      ? [{ measure: `${measure}, rendered of 100`, unit: '' as const, ours: 100 * rendered }]
      : []),
  ];
}

if (process.argv[1] === import.meta.filename) await benchThroughput();
