import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A module that imports another; `type`: only for its types. */
function plantImport(from: string, to: string, type?: 'type') {
  if (!existsSync(join(root, to))) plant(to, 'export const wanted = 1;\nexport type Wanted = number;');
  const path = relative(dirname(from), to);
  plant(
    from,
    type
      ? `import type { Wanted } from './${path}';\nexport const other: Wanted = 2;`
      : `import { wanted } from './${path}';\nexport const twice = wanted * 2;`,
  );
}

function check() {
  const script = join(__dirname, 'checkImports.ts');
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('passes where every import points downward', () => {
  const allowed = [
    ['shell/src/index.ts', 'contract/src/words.ts'],
    // A feature of the server imports what is below it.
    ['server/src/features/shipments/list.ts', 'server/src/features/shipments/model/table.ts'],
    ['server/src/features/tasks/tasks.ts', 'server/src/features/shipments/list.ts'],
    // The release commands use the server, and the table of the build.
    ['release-cli/src/main.ts', 'server/src/checks.ts'],
    ['release-cli/src/tables.ts', 'tools/bundle/modules.ts'],
  ] as const;
  for (const [from, to] of allowed) plantImport(from, to);
  plantImport('buyer-app/src/model/one.ts', 'ui/src/index.ts', 'type');
  const modules = new Set([...allowed.flat(), 'buyer-app/src/model/one.ts', 'ui/src/index.ts']).size;
  expect(check()).toEqual({ status: 0, said: `Import rules hold in ${modules} modules.\n` });
});

const WRONG: readonly (readonly [rule: string, from: string, to: string, type?: 'type'])[] = [
  ['shell-below-only', 'shell/src/index.ts', 'buyer-app/src/index.ts'],
  ['no-feature-to-feature', 'buyer-app/src/features/list/list.ts', 'buyer-app/src/features/orders/order.ts', 'type'],
  ['model-below-features', 'buyer-app/src/model/first.ts', 'buyer-app/src/features/list/rows.ts'],
  ['model-below-features', 'buyer-app/src/model/second.ts', 'buyer-app/src/components/Badge.tsx'],
  ['components-below-features', 'buyer-app/src/components/Card.tsx', 'buyer-app/src/features/list/rows.ts'],
  ['features-below-pages', 'buyer-app/src/features/list/page.tsx', 'buyer-app/src/layouts/ListPage.tsx'],
  ['no-page-to-page', 'buyer-app/src/pages/first.tsx', 'buyer-app/src/pages/list.tsx'],
  ['model-without-ui', 'buyer-app/src/model/third.ts', 'ui/src/index.ts'],
  ['order-of-users', 'server/src/features/users/users.ts', 'server/src/features/releases/releases.ts', 'type'],
  ['order-of-shipments-model', 'server/src/features/shipments/model/table.ts', 'server/src/features/shipments/list.ts'],
  ['order-of-limits', 'server/src/features/quotas/quotas.ts', 'server/src/features/shipments/model/rows.ts', 'type'],
  ['http-at-the-bottom', 'server/src/http/callers/session.ts', 'server/src/features/sessions/sessions.ts', 'type'],
  ['assembly-alone-knows-all', 'server/src/features/users/all.ts', 'server/src/services.ts', 'type'],
  ['feature-in-the-order', 'server/src/app.ts', 'server/src/features/parties/parties.ts', 'type'],
  ['server-without-client', 'server/src/checks.ts', 'tools/bundle/modules.ts'],
  ['programs-above-the-server', 'server/src/main.ts', 'server/src/bin/start.ts'],
  ['release-cli-above-the-server', 'release-cli/src/main.ts', 'platform/src/store.ts'],
  ['tools-without-the-product', 'tools/bundle/build.ts', 'release-cli/src/release.ts'],
  ['platform-knows-no-ui', 'platform/src/calls.ts', 'tools/bundle/modules.ts'],
];

it('fails on each import that points upward or across, on types as well, and names rule and modules', () => {
  for (const [, from, to, type] of WRONG) plantImport(from, to, type);
  const { status, said } = check();
  for (const [rule, from, to] of WRONG) expect(said).toContain(`${from} → ${to}\n  ${rule}:`);
  expect(status).toBe(1);
});

it('fails on a circle of types alone', () => {
  plant('server/src/one.ts', "import type { Two } from './two.ts';\nexport interface One { two: Two }");
  plant('server/src/two.ts', "import type { One } from './one.ts';\nexport interface Two { one: One }");
  const { status, said } = check();
  expect(said).toContain('no-circles');
  expect(status).toBe(1);
});

it('fails when it has read no module', () => {
  expect(check()).toEqual({ status: 1, said: expect.anything() });
  plant('shell/src/readme.txt', 'no code here');
  expect(check()).toEqual({ status: 1, said: expect.stringContaining('No module was read in shell/src') });
});

it('fails on a component that sends a call, whatever its file and what it imports are called', () => {
  const calling = {
    'shared-account/src/features/orders/Drawer.tsx': 'const { calls } = usePlatform();\nvoid calls.send({ path: "" });',
    'api-app/src/components/Card.tsx': 'const { newUser } = usePlatform().calls;\nvoid newUser("/v1/me");',
    'buyer-app/src/features/list/Row.tsx': 'void fetch("/orderapi/call");',
    'shared-account/src/features/keys/Keys.tsx': 'const { calls, unsaved } = usePlatform();\nsave(calls);',
    'release-app/src/pages/index.tsx': 'const client = useMounted().platform.calls;',
    'buyer-app/src/components/Notice.tsx': 'const { useSourceQuery } = api.injectEndpoints({});',
    'api-app/src/features/rules/Rule.tsx': 'dispatch(rules.endpoints.list.initiate());',
    'shell/src/page/Name.tsx': "send({ root: 'console', path: '/v1/keys/list' });",
  };
  for (const [file, text] of Object.entries(calling)) plant(file, `${text}\nexport {};`);
  plant('shared-account/src/model/useOrder.ts', 'export const ask = (calls: Calls) => calls.send({});');
  const { status, said } = check();
  for (const file of Object.keys(calling)) expect(said).toContain(`${file}\n  component-without-call:`);
  expect(said).not.toContain('useOrder.ts');
  expect(status).toBe(1);
});
