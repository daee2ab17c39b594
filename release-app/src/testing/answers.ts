import type { Grant } from '@tracking-console/contract/releases/overrides';
import type {
  Channel,
  ChannelName,
  CheckFinding,
  LedgerRow,
  ReleaseDetail,
  ReleaseRow,
} from '@tracking-console/contract/releases/releases';

export const OLD = 'a'.repeat(64);
export const NEW = 'b'.repeat(64);
export const BUYER = '@tracking-console/buyer-app';
export const SHELL = '@tracking-console/shell';

const TIME = '2026-01-02T03:04:05.000Z';

export const channel = (name: ChannelName, changes: Partial<Channel> = {}): Channel => ({
  name,
  stable: OLD,
  canary: null,
  percent: 0,
  etag: `${name}-1`,
  changeTime: TIME,
  ...changes,
});

export const release = (id: string, modules: Record<string, string>): ReleaseRow => ({
  id,
  modules,
  author: 'grace@example.com',
  createTime: TIME,
});

export const detail = (row: ReleaseRow, changes: Partial<ReleaseDetail> = {}): ReleaseDetail => ({
  ...row,
  map: { imports: { [BUYER]: '/app/buyer/1.0.0/buyer-app.js' }, integrity: {} },
  checks: null,
  ...changes,
});

export const ledgerRow = (changes: Partial<LedgerRow> = {}): LedgerRow => ({
  sequence: 1,
  time: TIME,
  channel: 'production',
  action: 'promote',
  actor: 'grace@example.com',
  approver: null,
  reason: 'Faster lists',
  from: null,
  to: { stable: OLD, canary: null, percent: 0 },
  checks: null,
  previousHash: '0',
  hash: '1',
  ...changes,
});

export const finding: CheckFinding = {
  check: 'integrity',
  module: BUYER,
  where: '/app/buyer/1.0.1/buyer-app.js',
  message: 'The file is not the one that was published.',
};

export const grant = (changes: Partial<Grant> = {}): Grant => ({
  id: '11111111-1111-4111-8111-111111111111',
  holder: 'ada@example.com',
  modules: [BUYER],
  origins: ['http://localhost:*'],
  reason: 'A new filter',
  issueTime: TIME,
  expireTime: '2036-01-02T07:04:05.000Z',
  revokeTime: null,
  revokedBy: null,
  isActive: true,
  isOwn: true,
  events: [],
  ...changes,
});

/** As the page names them. */
export const OLDER = /^(Release )?Jan 2, 2026, 3:04.AM · 1\.0\.0$/;
export const NEWER = /^(Release )?Jan 2, 2026, 3:04.AM · 1\.0\.0, buyer-app 1\.0\.1$/;
export const older = release(OLD, { [BUYER]: '1.0.0', [SHELL]: '1.0.0' });
export const newer = release(NEW, { [BUYER]: '1.0.1', [SHELL]: '1.0.0' });

const production = [
  ledgerRow({ sequence: 3, action: 'refuse', reason: 'Too early', checks: { passed: false, findings: [finding] } }),
  ledgerRow({ sequence: 2, approver: 'lin@example.com', from: { stable: NEW, canary: null, percent: 0 } }),
];

/** A deployment with two channels and two releases; the newer is on the first channel. */
export const startingAnswers = {
  '/channels': [channel('test1', { stable: NEW }), channel('production')],
  '/channels/test1/history?limit=20': [ledgerRow({ channel: 'test1', reason: 'To be tried' })],
  '/channels/test1/history?limit=500': [ledgerRow({ channel: 'test1', reason: 'To be tried' })],
  '/channels/production/history?limit=20': production,
  '/channels/production/history?limit=500': production,
  '/channels/uat/history?limit=500': [],
  '/ledger/verify': { rows: 3, broken: [] },
  '/approvals': [],
  '/channels/production/rollback': {
    row: ledgerRow({ to: { stable: NEW, canary: null, percent: 0 }, reason: 'Faster lists' }),
    changes: [{ module: BUYER, from: '1.0.0', to: '1.0.1', fromSize: 100_000, toSize: 104_500 }],
  },
  '/releases': [newer, older],
  [`/releases/${OLD}`]: detail(older),
  [`/releases/${NEW}`]: detail(newer, {
    checks: { release: NEW, passed: false, findings: [finding], durations: {}, time: TIME, by: 'grace@example.com' },
  }),
  [`/releases/${OLD}/diff/${NEW}`]: {
    from: OLD,
    to: NEW,
    changes: [{ module: BUYER, from: '1.0.0', to: '1.0.1', fromSize: 100_000, toSize: 104_500 }],
  },
  '/modules': [
    { name: BUYER, version: '1.0.2' },
    { name: BUYER, version: '1.0.1' },
    { name: SHELL, version: '1.0.0' },
  ],
  '/grants': { grants: [] as Grant[], modules: [BUYER, SHELL], origins: ['http://localhost:*'] },
};
