import { gatherReports } from './reportSummary.ts';

function gather(...bodies: unknown[]) {
  const reported: unknown[][] = [];
  const summary = gatherReports((seen) => reported.push(seen));
  for (const body of bodies) summary.add(body);
  summary.end();
  return reported;
}

const report = (uri: string) => ({ 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': uri } });

it('tells of a flood in one line, with counts', () => {
  const flood = Array.from({ length: 1_000 }, () => report('https://evil.test/a.js'));
  expect(gather(...flood)).toEqual([
    [{ directive: 'script-src', blocked: 'https://evil.test/a.js', document: '', source: '', times: 1_000 }],
  ]);
});

it('counts those that are too many to be reported apart', () => {
  const [seen = []] = gather(
    Array.from({ length: 500 }, (_, n) => ({ body: { blockedURL: `https://evil.test/${n}` } })),
  );
  expect(seen).toHaveLength(21);
  expect(seen.at(-1)).toEqual({ directive: 'others', times: 480 });
});

it('SC-26 keeps each field short and on one line, and queries out of it', () => {
  const [[seen] = []] = gather({
    'csp-report': {
      'effective-directive': `img-src\r\n{"level":60,"msg":"forged"}\u2028${'x'.repeat(10_000)}`,
      'document-uri': 'https://console.example.com/share/x?token=secret#secret',
      'script-sample': 'the password is swordfish',
      'blocked-uri': { nested: 'object' },
    },
  });
  const line = JSON.stringify(seen);
  expect(line.length).toBeLessThan(500);
  expect(line).not.toMatch(/\\r|\\n|\u2028|secret|swordfish/);
});

it.each([null, 'text', 7, [], [null], {}, { 'csp-report': null }, { body: [] }])('takes %j as it comes', (body) => {
  expect(() => gather(body)).not.toThrow();
});

it('has nothing to tell of a quiet minute', () => expect(gather()).toEqual([]));
