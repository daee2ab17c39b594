import { EMPTY_DOCUMENT } from './emptyDocument.ts';
import { guardSinks, letRunOnce } from './guardSinks.ts';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

const IN_MAP = 'http://localhost/app/shell/1/shell.js';

function guardedWindow() {
  const map = { imports: { shell: IN_MAP }, integrity: { [IN_MAP]: `sha384-${'a'.repeat(64)}` } };
  document.head.innerHTML = `<script type="systemjs-importmap">${JSON.stringify(map)}</script>`;
  const made: [name: string, rules: Rules][] = [];
  const trustedTypes = { createPolicy: (...policy: [string, Rules]) => made.push(policy) };
  guardSinks({ trustedTypes } as unknown as Window); // all that is used of it
  const [name, rules] = made[0] ?? [];
  if (!rules) throw new Error('No policy was made.');
  return { name, rules, trustedTypes };
}

it('SC-10 creates the window’s only policy, and refuses another one', () => {
  const { name, trustedTypes } = guardedWindow();
  expect(name).toBe('default');
  expect(() => trustedTypes.createPolicy('vue', {} as Rules)).toThrow(TypeError);
});

it('SC-10 lets through the files of the release', () => {
  const { rules } = guardedWindow();
  expect(rules.createScriptURL(IN_MAP)).toBe(IN_MAP);
  expect(rules.createScriptURL('https://evil.test/x.js')).toBeNull();
});

it('SC-10 a source runs only after its integrity check, and once', () => {
  const { rules } = guardedWindow();
  letRunOnce('1 + 1');
  expect(rules.createScript('2 + 2')).toBeNull();
  expect([rules.createScript('1 + 1'), rules.createScript('1 + 1')]).toEqual(['1 + 1', null]);
});

it('SC-10 markup is refused, except for the empty document of a new frame', () => {
  const { rules } = guardedWindow();
  expect(rules.createHTML(EMPTY_DOCUMENT)).toBe(EMPTY_DOCUMENT);
  expect(rules.createHTML('<b>bold</b>')).toBeNull();
});

it('SC-10 a browser without Trusted Types needs no policy', () => {
  expect(() => guardSinks({} as Window)).not.toThrow();
});
