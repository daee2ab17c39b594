import Cookies from 'js-cookie';
import { createLanguage } from './createLanguage.ts';

jest.useFakeTimers();

const TEXTS: Record<string, string> = { en: 'Try again', de: 'Erneut versuchen', fr: 'Réessayer' };

interface Answer {
  status?: number;
  body?: string;
  /** ms */
  after?: number;
}

/** A static host whose answers a test can change; every other one is the language's texts. */
function host(answers: Record<string, Answer>) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, { signal }: RequestInit = {}) => {
    const language = /locales\/([a-z-]+)\./.exec(String(url))?.[1] ?? '';
    asked.push(language);
    const { status = 200, body, after = 0 } = answers[language] ?? {};
    if (after > 0)
      await new Promise((resolve, reject) => {
        setTimeout(resolve, after);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const text = body ?? JSON.stringify({ platform: { 'error.retry': TEXTS[language] } });
    return { ok: status < 400, status, json: async () => JSON.parse(text) } as Response; // as far as texts read one
  });
  return asked;
}

function start(initial: string) {
  const hashes = Object.fromEntries(Object.keys(TEXTS).map((language) => [language, 'aaaaaaaaaaaa']));
  const { i18n, ready, addEnglish } = createLanguage({ folder: '/app/locales/', hashes, initial }, '');
  const settled = jest.fn();
  ready.then(settled);
  return { i18n, settled, addEnglish, text: () => i18n.t('error.retry') };
}

const pass = (duration: number) => jest.advanceTimersByTimeAsync(duration);

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  jest.clearAllTimers();
});

it('LG-2 LG-3 shows the language of the page, and keeps it in the cookie', async () => {
  host({});
  const { i18n, text } = start('de');
  await pass(0);
  expect(text()).toBe('Erneut versuchen');
  expect(document.documentElement.lang).toBe('de');
  // The cookie is a secure one, which jsdom's plain page may not read back.
  const written = jest.spyOn(Cookies, 'set');
  await i18n.changeLanguage('fr');
  expect(written).toHaveBeenCalledWith('v5_Culture', 'fr', expect.objectContaining({ expires: 365, secure: true }));
  expect(text()).toBe('Réessayer');
});

it.each<[string, Answer]>([
  ['answers 404', { status: 404 }],
  ['is no JSON', { body: '{"platform":' }],
  ['takes 10 s', { after: 10_000 }],
])('F-57 a bundle that %s ends in English within 3 s, and the choice stays', async (_title, answer) => {
  const written = jest.spyOn(Cookies, 'set');
  host({ de: answer });
  const { i18n, settled, text } = start('de');
  await pass(3000);
  expect(settled).toHaveBeenCalled();
  expect(text()).toBe('Try again');
  expect(i18n.language).toBe('de');
  expect(document.documentElement.lang).toBe('en');
  expect(written.mock.calls.map(([, language]) => language)).toEqual(['de']);
});

it('F-57 shows texts that come after all', async () => {
  host({ de: { after: 10_000 } });
  const { i18n, text } = start('de');
  await pass(3000);
  const rendered = jest.fn();
  i18n.on('languageChanged', rendered);
  await pass(7000);
  expect(rendered).toHaveBeenCalledWith('de');
  expect(text()).toBe('Erneut versuchen');
  expect(document.documentElement.lang).toBe('de');
});

it('F-57 breaks a request off that hangs, and asks again', async () => {
  const answers: Record<string, Answer> = { de: { after: 3_600_000 } };
  const asked = host(answers);
  const { text } = start('de');
  await pass(19_000);
  expect(asked.filter((language) => language === 'de')).toHaveLength(1);
  delete answers.de;
  await pass(6000);
  expect(text()).toBe('Erneut versuchen');
});

it('F-57 asks again by itself, and stops asking once the texts are there', async () => {
  const answers: Record<string, Answer> = { de: { status: 404 } };
  const asked = host(answers);
  const { text } = start('de');
  await pass(3000);
  delete answers.de;
  await pass(5000);
  expect(text()).toBe('Erneut versuchen');
  const before = asked.length;
  await pass(600_000);
  expect(asked).toHaveLength(before);
});

it('F-57 asks past what the browser has kept of a wrong answer', async () => {
  const answers: Record<string, Answer> = { de: { body: '<!doctype html><title>Sign in to the network</title>' } };
  host(answers);
  const fetch = jest.mocked(globalThis.fetch);
  const { text } = start('de');
  await pass(0);
  fetch.mockImplementation(async (_url, { cache } = {}) => {
    const body = cache === 'reload' ? JSON.stringify({ platform: { 'error.retry': TEXTS.de } }) : answers.de?.body;
    return { ok: true, status: 200, json: async () => JSON.parse(`${body}`) } as Response; // as far as texts read one
  });
  await pass(5000);
  expect(text()).toBe('Erneut versuchen');
});

it('F-57 asks at once when the language is chosen again', async () => {
  const answers: Record<string, Answer> = { fr: { status: 404 } };
  host(answers);
  const { i18n, text } = start('en');
  await pass(0);
  await i18n.changeLanguage('fr');
  await pass(1000);
  expect(text()).toBe('Try again');
  delete answers.fr;
  await i18n.changeLanguage('fr');
  await pass(0);
  expect(text()).toBe('Réessayer');
});

it('F-57 speaks the English beside the code where the English bundle is missing too, until the bundle comes', async () => {
  const answers: Record<string, Answer> = { en: { status: 404 }, de: { body: '{"platform":' } };
  host(answers);
  const { i18n, text, addEnglish } = start('de');
  const early = jest.fn(async () => ({ default: { 'shell.skip': 'Skip to the content' } }));
  addEnglish('shell', early);
  await pass(3000);
  addEnglish('api-app', async () => ({ default: { 'keys.title': 'API keys' } }));
  await pass(0);
  const said = [
    i18n.t('menu.dashboard'),
    i18n.t('shell.skip', { ns: 'shell' }),
    i18n.t('keys.title', { ns: 'api-app' }),
  ];
  expect(said).toEqual(['Dashboard', 'Skip to the content', 'API keys']);
  expect(early).toHaveBeenCalledTimes(1);
  expect(i18n.t('nobody.has', { ns: 'shell' })).toBe('');
  delete answers.de;
  await pass(30_000);
  expect(text()).toBe('Erneut versuchen');
});

it('F-57 fetches no English beside the code where the bundle is there, and leaves a place empty where neither is', async () => {
  host({});
  const unused = jest.fn();
  start('de').addEnglish('shell', unused);
  await pass(3000);
  expect(unused).not.toHaveBeenCalled();
  host({ en: { status: 404 }, de: { status: 404 } });
  const { i18n, addEnglish } = start('de');
  addEnglish('shell', () => Promise.reject(new Error('gone')));
  await pass(3000);
  expect(i18n.t('shell.skip', { ns: 'shell' })).toBe('');
});

it('LG-1 finds a text that packages share from any of them, but a package’s own first', async () => {
  const contract = { 'action.save': 'Speichern', 'keys.title': 'API-Schlüssel' };
  host({ de: { body: JSON.stringify({ contract, 'api-app': { 'keys.title': 'Schlüssel' } }) } });
  const { i18n } = start('de');
  await pass(0);
  expect(i18n.t('action.save', { ns: 'shell' })).toBe('Speichern');
  expect(i18n.t('keys.title', { ns: 'api-app' })).toBe('Schlüssel');
  expect(i18n.exists('action.save', { ns: 'platform' })).toBe(true);
});

it('F-57 takes English for a language the deployment has no texts of', async () => {
  host({});
  const { i18n, text } = start('xx');
  await pass(0);
  expect([i18n.language, text()]).toEqual(['en', 'Try again']);
});
