import { execFileSync, spawnSync } from 'node:child_process';
import { type SampleCall, snippets } from './snippets.ts';

const call: SampleCall = {
  url: 'https://example.com/track/v2.4/register',
  key: 'tk_live_...wxyz',
  body: `[{"number":"RR123456785GB","remark":"Don't \\"drop\\" it\\n\\\\ $5 für Zoë ✓"}]`,
};

it('PG-8d PG-13d the JavaScript sends the body as it is, with the key', async () => {
  const fetched: [string, RequestInit][] = [];
  const fakeFetch = async (url: string, how: RequestInit) => {
    fetched.push([url, how]);
    return { json: async () => ({ code: 0 }) };
  };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await AsyncFunction('fetch', 'console', snippets.javascript(call))(fakeFetch, { log: () => {} });
  const [[url, how] = []] = fetched;
  expect(url).toBe(call.url);
  expect(how).toMatchObject({ method: 'POST', headers: { 'x-api-key': call.key }, body: call.body });
});

it('PG-13d the shell passes curl the body as it is', () => {
  // `curl` is a function here that writes what it is given.
  const script = `curl() { for part; do printf '%s\\0' "$part"; done; }\n${snippets.curl(call)}`;
  const parts = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
  expect(parts).toContain(call.url);
  expect(parts).toContain(`x-api-key: ${call.key}`);
  expect(parts[parts.indexOf('-d') + 1]).toBe(call.body);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
(hasPython ? it : it.skip)('PG-13d the Python sends the body as it is', () => {
  const fake = `import sys, urllib.request
class Answer:
    def read(self): return b''
def urlopen(request):
    sys.stdout.buffer.write(request.data)
    return Answer()
urllib.request.urlopen = urlopen
`;
  const said = execFileSync('python3', ['-c', fake + snippets.python(call)], { encoding: 'utf8' });
  expect(said).toBe(`${call.body}\n`);
});

it('PG-13d PHP and Go have the body and the key in their own quotes', () => {
  expect(snippets.php(call)).toContain(`'content' => '${call.body.replace(/[\\']/g, '\\$&')}'`);
  expect(snippets.go(call)).toContain(`strings.NewReader(${JSON.stringify(call.body)})`);
  for (const code of [snippets.php(call), snippets.go(call)]) expect(code).toContain(`x-api-key`);
});
