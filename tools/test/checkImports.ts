// Holds the import table of docs/architecture.md: rules in .dependency-cruiser.cjs, read by dependency-cruiser.
import { existsSync } from 'node:fs';
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
  if (present.length === 0) return { read: 0, violations: [], unread: folders };
  const { output } = await cruise(present, { ...options, baseDir: base, validate: true, ruleSet: { forbidden } });
  const { modules, summary } = output as ICruiseResult; // no reporter has made a text of it
  const read = modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`)));
  const why = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return {
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

const { read, unread, violations } = await checkImports(process.argv[2] ?? root);
for (const { rule, from, to, why } of violations) console.error(`${from} → ${to}\n  ${rule}: ${why}`);
if (unread.length > 0) console.error(`No module was read in ${unread.join(', ')}: the check would prove nothing.`);
if (violations.length > 0 || unread.length > 0 || read === 0) process.exitCode = 1;
else console.log(`Import rules hold in ${read} modules.`);
