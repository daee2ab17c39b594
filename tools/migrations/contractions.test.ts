import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/modules.ts';
import { contractions, LAST_UNCHECKED } from './contractions.ts';

const folder = join(root, 'server/migrations');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
const numberOf = (file: string) => Number(file.slice(0, 4));

it('takes only migrations beside which the version before goes on', () => {
  const refused = files
    .filter((file) => numberOf(file) > LAST_UNCHECKED)
    .flatMap((file) => contractions(read(file), version).map((fault) => `${file}: ${fault}`));
  expect(refused).toEqual([]);
});

// Old processes read sign_ins, wrote every row without `ok`, and searched in search_text.
it.each([
  ['0036_security.sql', 'DROP TABLE "sign_ins" CASCADE;: drops what the version before may use'],
  ['0022_rate_limits.sql', 'DROP TABLE "sign_in_throttles";: drops what the version before may use'],
  [
    '0015_load_outcomes.sql',
    'ALTER TABLE "release_load_tellers" ADD COLUMN "ok" boolean NOT NULL;: adds NOT NULL without a default',
  ],
  [
    '0025_search_folded.sql',
    'ALTER TABLE "shipments" DROP COLUMN "search_text";: drops what the version before may use',
  ],
  [
    '0047_custom_flows.sql',
    'ALTER TABLE "consumer_flows" DROP CONSTRAINT "consumer_flows_gid_status_pk";: drops what the version before may use',
  ],
])('would have refused %s', (file, fault) => {
  expect(contractions(read(file), version)).toContain(fault);
});

it('names in the instructions for an upgrade each earlier migration it would refuse', () => {
  const instructions = readFileSync(join(root, 'docs/how-to/operate.md'), 'utf8');
  const named = (file: string) => instructions.includes(`\`${file.slice(0, 4)}\``);
  const breaking = files.filter(
    (file) =>
      numberOf(file) <= LAST_UNCHECKED &&
      contractions(read(file), version).some((fault) => !fault.includes('locks writes')),
  );
  expect(breaking.filter((file) => !named(file))).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames'],
  ['ALTER TABLE "a" RENAME TO "b";', 'renames'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', 'alters a type'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'refuses rows'],
  ['drop view "a";', 'drops'],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 'drops'],
  ['ALTER TABLE "a" ADD COLUMN "b" text GENERATED ALWAYS AS (c) STORED;', 'rewrites the table'],
  ['ALTER TABLE "a" ADD "b" text NOT NULL;', 'NOT NULL without a default'],
  ['ALTER TABLE "a" ALTER "b" TYPE bigint;', 'alters a type'],
  ['CREATE INDEX "b" ON "shipments" USING btree ("c");', 'locks writes'],
  [
    'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "c" ON "a" ("b");',
    'of its own',
  ],
])('refuses %s', (statement, reason) => {
  expect(contractions(statement, '1.0.90')).toEqual([expect.stringContaining(reason)]);
});

it.each([
  'DROP INDEX "a";',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
  'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'DROP TABLE\' NOT NULL;',
  '-- The RENAME and DROP of a comment.\nALTER TABLE "a" ADD COLUMN "b" text;',
  'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "c" ON "a" USING btree ("b");',
  'CREATE INDEX CONCURRENTLY "b" ON "a" USING btree ("c");',
])('takes %s', (statement) => {
  expect(contractions(statement, '1.0.90')).toEqual([]);
});

it('takes a statement of which it is said since when nothing reads what it drops, from one version later on', () => {
  const said = '-- contract: not read since 1.0.91\nALTER TABLE "a" DROP COLUMN "b";';
  expect(contractions(said, '1.0.92')).toEqual([]);
  expect(contractions(said, '1.1.0')).toEqual([]);
  const refused = [expect.stringContaining('the version it names is not below')];
  expect(contractions(said, '1.0.91')).toEqual(refused);
  expect(contractions(said, '1.0.9')).toEqual(refused);
  // Each statement needs its own remark.
  const second = `${said}--> statement-breakpoint\nDROP TABLE "a";`;
  expect(contractions(second, '1.0.92')).toEqual(['DROP TABLE "a";: drops what the version before may use']);
});
