// Holds the import table of docs/architecture.md: rules in .dependency-cruiser.cjs, read by dependency-cruiser.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const folders = [
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
];

/** @returns {Promise<{read: number, violations: {rule: string, from: string, to: string, why: string}[], unread: string[]}>} */
export async function checkImports(root) {
  const present = folders.map((folder) => `${folder}/src`).filter((folder) => existsSync(join(root, folder)));
  if (present.length === 0) return { read: 0, violations: [], unread: folders };
  const { forbidden, options } = rules;
  const { output } = await cruise(present, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const read = output.modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`)));
  const why = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return {
    read: read.length,
    unread: present.filter((folder) => !read.some(({ source }) => source.startsWith(`${folder}/`))),
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      why: why.get(rule.name),
    })),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { read, unread, violations } = await checkImports(process.argv[2] ?? join(import.meta.dirname, '..'));
  for (const { rule, from, to, why } of violations) console.error(`${from} → ${to}\n  ${rule}: ${why}`);
  if (unread.length > 0) console.error(`No module was read in ${unread.join(', ')}: the check would prove nothing.`);
  if (violations.length > 0 || unread.length > 0 || read === 0) process.exit(1);
  console.log(`Import rules hold in ${read} modules.`);
}
