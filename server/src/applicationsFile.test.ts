import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracking-console-applications-'));
const file = join(folder, 'applications.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfiguration({ APPLICATIONS_FILE: file }).applications;
}

const reports = { name: 'reports', url: '@example/reports', prefix: 'reports' };

it('SA-20 reads the applications a deployment adds, and none where nothing is said', () => {
  const list = [
    { ...reports, identity: 'BUYER', icon: 'list', options: { 'keep-alive': true } },
    { name: 'buyer-app', prefetch: 1 },
    { name: 'plans', url: '@example/plans', prefix: 'plans', title: { en: 'Plans', de: 'Pläne' } },
  ];
  expect(read(list)).toEqual(list);
  expect(readConfiguration({}).applications).toEqual([]);
});

it.each([
  ['{', 'it is not JSON.'],
  [{}, 'it is not a list.'],
  [[{ url: '@example/reports' }], 'number 1 needs a name and known fields only.'],
  [[{ ...reports, colour: 'red' }], '"reports" needs a name and known fields only.'],
  [[{ ...reports, prefix: 'Reports' }], 'the prefix of "reports" must be small letters, digits and "-".'],
  [[{ ...reports, url: 'https://evil.example.com/x.js' }], 'the url of "reports" must be a name of the import map.'],
  [[{ ...reports, identity: 'ROOT' }], 'the identity of "reports" must be BUYER, API or null.'],
  [
    [{ ...reports, icon: 'skull' }],
    'the icon of "reports" must be one of the icons that docs/how-to/add-an-application.md names.',
  ],
  [[{ ...reports, options: { shadow: true } }], 'the options of "reports" must be options of docs/runtime.md.'],
  [
    [{ ...reports, title: { xx: 'Reports' } }],
    'the title of "reports" must be a text of at most 60 characters, or one for each language.',
  ],
  [
    [{ ...reports, title: '' }],
    'the title of "reports" must be a text of at most 60 characters, or one for each language.',
  ],
  [[{ name: 'reports', url: '@example/reports' }], '"reports" needs a url and a prefix.'],
  [[{ ...reports, prefix: 'buyer' }], '"reports" cannot have the prefix "buyer", which the console uses itself.'],
  [[{ ...reports, prefix: 'user-api' }], '"reports" cannot have the prefix "user-api", which the console uses itself.'],
  [[{ name: 'buyer-app', prefix: 'shop' }], '"buyer-app" is one of the page, whose prefix stays.'],
  [[reports, reports], '"reports" stands there twice.'],
  [[reports, { ...reports, name: 'other' }], '"other" has the prefix "reports" of another one.'],
])('SA-20 says of %j in one sentence what is wrong', (content, sentence) => {
  expect(() => read(content)).toThrow(`The applications of ${file}: ${sentence}`);
});

it('SA-20 says that there is no such file', () => {
  expect(() => readConfiguration({ APPLICATIONS_FILE: join(folder, 'none.json') })).toThrow(
    `There are no applications at ${join(folder, 'none.json')}, which APPLICATIONS_FILE names.`,
  );
});
