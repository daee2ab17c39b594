import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

function check() {
  const script = join(__dirname, 'checkImports.ts');
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('passes when every import points downward', () => {
  plant('contract/src/words.ts', 'export const word = 1;');
  plant('shell/src/index.ts', "import { word } from '../../contract/src/words.ts';\nexport const twice = word * 2;");
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('hold in 2 modules') });
});

it('fails on an application that imports another', () => {
  plant('buyer-app/src/index.ts', 'export const secret = 1;');
  plant('shell/src/index.ts', "import { secret } from '../../buyer-app/src/index.ts';\nexport const stolen = secret;");
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toContain('shell/src/index.ts → buyer-app/src/index.ts');
});

it('fails on a feature that imports another feature, on types as well', () => {
  plant('buyer-app/src/features/orders/order.ts', 'export interface Order { no: string }');
  plant(
    'buyer-app/src/features/shipments/list.ts',
    "import type { Order } from '../orders/order.ts';\nexport const first = (orders: Order[]) => orders[0];",
  );
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toContain('no-feature-to-feature');
});

it.each([
  ['model', 'features/list/list', 'model-below-features'],
  ['model', 'components/Badge', 'model-below-features'],
  ['components', 'features/list/list', 'components-below-features'],
  ['features/list', 'layouts/ListPage', 'features-below-pages'],
  ['pages', 'pages/list', 'no-page-to-page'],
])('fails on %s that imports %s', (from, to, rule) => {
  plant(`buyer-app/src/${to}.tsx`, 'export const wanted = 1;');
  plant(
    `buyer-app/src/${from}/first.tsx`,
    `import { wanted } from '${'../'.repeat(from.split('/').length)}${to}.tsx';\nexport const twice = wanted * 2;`,
  );
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toContain(rule);
});

it('fails on a model that imports a component library, types excepted', () => {
  plant('ui/src/index.ts', 'export const card = 1;\nexport type Card = number;');
  plant(
    'buyer-app/src/model/one.ts',
    "import type { Card } from '../../../ui/src/index.ts';\nexport const one: Card = 1;",
  );
  expect(check().status).toBe(0);
  plant('buyer-app/src/model/two.ts', "import { card } from '../../../ui/src/index.ts';\nexport const two = card;");
  expect(check().said).toContain('model-without-ui');
});

it.each([
  ['order-of-users', 'features/users/users.ts', 'features/releases/releases.ts'],
  ['order-of-shipments-model', 'features/shipments/model/table.ts', 'features/shipments/list.ts'],
  ['order-of-limits', 'features/quotas/quotas.ts', 'features/shipments/model/table.ts'],
  ['http-at-the-bottom', 'http/session.ts', 'features/sessions/sessions.ts'],
  ['assembly-alone-knows-all', 'features/users/users.ts', 'services.ts'],
  ['feature-in-the-order', 'app.ts', 'features/parties/parties.ts'],
])('fails on %s: a type that %s takes from %s', (rule, from, to) => {
  plant(`server/src/${to}`, 'export interface Wanted { id: string }');
  const path = relative(dirname(`server/src/${from}`), `server/src/${to}`);
  plant(`server/src/${from}`, `import type { Wanted } from './${path}';\nexport const idOf = ({ id }: Wanted) => id;`);
  const { status, said } = check();
  expect(said).toContain(`server/src/${from} → server/src/${to}\n  ${rule}:`);
  expect(status).toBe(1);
});

it('fails on the product that imports what starts, releases or builds it, and on tools that import the product', () => {
  const wrong = [
    ['server-without-client', 'server/src/bin/start.ts', 'tools/bundle/modules.ts'],
    ['programs-above-the-server', 'server/src/main.ts', 'server/src/bin/start.ts'],
    ['release-cli-above-the-server', 'release-cli/src/main.ts', 'platform/src/store.ts'],
    ['tools-without-the-product', 'tools/bundle/build.ts', 'release-cli/src/main.ts'],
    ['platform-knows-no-ui', 'platform/src/store.ts', 'tools/bundle/modules.ts'],
  ] as const;
  plant('tools/bundle/modules.ts', 'export const wanted = 1;');
  for (const [, from, to] of wrong)
    plant(from, `import { wanted } from './${relative(dirname(from), to)}';\nexport { wanted };`);
  const { status, said } = check();
  for (const [rule, from, to] of wrong) expect(said).toContain(`${from} → ${to}\n  ${rule}:`);
  expect(status).toBe(1);
});

it('lets the release commands use the server and the table of the build', () => {
  plant('server/src/checks.ts', 'export const checks = 1;');
  plant('tools/bundle/modules.ts', 'export const modules = 1;');
  plant(
    'release-cli/src/main.ts',
    "import { checks } from '../../server/src/checks.ts';\nimport { modules } from '../../tools/bundle/modules.ts';\nexport const both = checks + modules;",
  );
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('hold in 3 modules') });
});

it('lets a feature of the server use the ones below it', () => {
  plant('server/src/features/shipments/model/table.ts', 'export const table = 1;');
  plant(
    'server/src/features/shipments/list.ts',
    "import { table } from './model/table.ts';\nexport const list = table;",
  );
  plant(
    'server/src/features/tasks/tasks.ts',
    "import { list } from '../shipments/list.ts';\nexport const task = list;",
  );
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('hold in 3 modules') });
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
