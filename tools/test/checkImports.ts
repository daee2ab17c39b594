// Holds the import table of docs/architecture.md: rules in .dependency-cruiser.cjs, read by dependency-cruiser.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { root } from '../bundle/modules.ts';

const { forbidden, options }: { forbidden: IForbiddenRuleType[]; options: object } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
);

const packages = [
  'contract',
  'platform',
  'ui',
  'app-kit',
  'shared-dependencies',
  'root-config',
  'shell',
  'buyer-app',
  'api-app',
  'shared-account',
  'release-app',
  'developer-panel',
  'overrides',
  'server',
  'release-cli',
];
const folders = [...packages.map((name) => `${name}/src`), 'tools'];

async function checkImports(base: string) {
  const present = folders.filter((folder) => existsSync(join(base, folder)));
  if (present.length === 0) return { read: 0, violations: [], unread: folders, calling: [] };
  const { output } = await cruise(present, { ...options, baseDir: base, validate: true, ruleSet: { forbidden } });
  const { modules, summary } = output as ICruiseResult; // no reporter has made a text of it
  const read = modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`)));
  const why = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return {
    calling: callingComponents(
      base,
      read.map(({ source }) => source),
    ),
    read: read.length,
    unread: present.filter((folder) => !read.some(({ source }) => source.startsWith(`${folder}/`))),
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      why: why.get(rule.name),
    })),
  };
}

/** Components of React applications that take the client of the calls, or make a call themselves. */
const COMPONENT = /^(shell|buyer-app|api-app|shared-account|release-app|app-kit)\/src\/.*\.tsx$/;
const CALLS = [
  /\bcalls\s*\.\s*(send|sendPlain|newUser|addressOf)\b/,
  /[.\s]platform\s*\.\s*calls\b|\busePlatform\(\)\s*\.\s*calls\b/,
  /\{[^{}=]*\bcalls\b[^{}=]*\}\s*=\s*(use\w+\(\)|platform\b)/,
  // What names a root and a path is a call, whoever sends it.
  /\broot:\s*'\w+'[^}]*\bpath\b|\b(legacyCallOf|routeCallOf)\b/,
  /\b(createApi|injectEndpoints|enhanceEndpoints)\b|\.initiate\(/,
  /\bfetch\(|\bsendBeacon\(|\bnew (EventSource|XMLHttpRequest|WebSocket)\b/,
];

const isCalling = (text: string) => CALLS.some((call) => call.test(text));

function callingComponents(base: string, files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      COMPONENT.test(file) &&
      !/\.test\.tsx$|\/testing\//.test(file) &&
      isCalling(readFileSync(join(base, file), 'utf8')),
  );
}

const { read, unread, violations, calling } = await checkImports(process.argv[2] ?? root);
for (const { rule, from, to, why } of violations) console.error(`${from} → ${to}\n  ${rule}: ${why}`);
for (const file of calling)
  console.error(`${file}\n  component-without-call: Models and sagas call; components show what came.`);
if (unread.length > 0) console.error(`No module was read in ${unread.join(', ')}: the check would prove nothing.`);
if (violations.length > 0 || calling.length > 0 || unread.length > 0 || read === 0) process.exitCode = 1;
else console.log(`Import rules hold in ${read} modules.`);
