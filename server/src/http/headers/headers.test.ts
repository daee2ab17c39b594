import { contentSecurityPolicy } from './headers.ts';

type Options = NonNullable<Parameters<typeof contentSecurityPolicy>[0]>;

const directivesOf = (options?: Options) =>
  Object.fromEntries(
    contentSecurityPolicy(options)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

const PAGES: [what: string, options: Options | undefined][] = [
  ['an answer of the server’s own', undefined],
  ['a customer’s page', { nonce: 'R4nd0m' }],
  [
    'a page with a chat and a region’s API',
    { nonce: 'R4nd0m', widgets: ['https://chat.test'], apis: ['https://eu.test'] },
  ],
  ['a granted developer’s page', { nonce: 'R4nd0m', granted: ['http://localhost:*'] }],
];

/** What an evaluator of such policies calls a finding of high severity. */
const OPEN =
  /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|'wasm-unsafe-eval'|'strict-dynamic'|\*|https?:|data:|blob:|filesystem:)$/;

it.each(PAGES)(
  'SC-9 SC-13 %s: no way to run a script that the policy does not name, nor to frame the page',
  (_what, options) => {
    const directives = directivesOf(options);
    for (const name of ['default-src', 'script-src'])
      expect(directives[name]?.filter((source) => OPEN.test(source))).toEqual([]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives[name]).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'self'"]);
    expect(directives['script-src-attr'] ?? directives['script-src']).not.toContain("'unsafe-inline'");
    expect(directives['report-uri']).toEqual(['/csp-reports']);
  },
);

it.each(PAGES)('SC-10 %s: one Trusted Types policy where there are modules, none elsewhere', (_what, options) => {
  const directives = directivesOf(options);
  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
  expect(directives['trusted-types']).toEqual([options?.nonce ? 'default' : "'none'"]);
});

it('SC-9 SC-12 scripts come from the own origin and the nonce alone, and from elsewhere only where it is said', () => {
  expect(directivesOf({ nonce: 'R4nd0m' })['script-src']).toEqual(["'self'", "'nonce-R4nd0m'"]);
  expect(directivesOf({ nonce: 'n', granted: ['http://localhost:*'] })['script-src']).toContain('http://localhost:*');
  expect(directivesOf({ nonce: 'n', apis: ['https://eu.test'] })['script-src']).not.toContain('https://eu.test');
});

it('SC-9 styles of elements need the nonce; attributes do not, and run nothing', () => {
  const directives = directivesOf({ nonce: 'n' });
  expect(directives['style-src']).toEqual(["'self'", "'nonce-n'"]);
  expect(directives['style-src-attr']).toEqual(["'unsafe-inline'"]);
});
