import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/test/browser.ts';
import { PATIENCE_MS } from './waitFor.ts';

const ACCOUNT = { email: 'both@example.com', password: 'Tracking-demo-1' };

/** Background work of the browser itself would be counted with the page's. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
];

/** Playwright would end this process before what it has started is ended. */
const LEAVES_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/**
 * With network events enabled V8 looks up the line that requested each file, and reads the whole module again for it: a
 * fifth of a first load that customers do not have.
 */
const KEEPS_LINES = '--no-enable-lazy-source-positions';

/** @param flags of V8 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser({ whole: true });
  const args = [...ARGUMENTS, `--js-flags=${['--expose-gc', KEEPS_LINES, ...flags].join(' ')}`];
  return chromium.launch({ ...(executablePath && { executablePath }), args, ...LEAVES_SIGNALS });
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const sessions = new WeakMap<Browser, Promise<Cookies>>();

/**
 * Signs in a customer of both consoles: once for all that a browser measures, as cookies are valid for all ports and
 * frequent sign-ins are slowed down.
 */
export function signedInCookies(browser: Browser, origin: string): Promise<Cookies> {
  const session = sessions.get(browser) ?? signIn(browser, origin);
  sessions.set(browser, session);
  return session;
}

/** A browser with an empty cache, in which that customer is signed in. */
export async function signedInContext(browser: Browser, origin: string): Promise<BrowserContext> {
  return openContext(browser, await signedInCookies(browser, origin));
}

export async function openContext(browser: Browser, cookies: Cookies): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(cookies);
  return context;
}

export async function signIn(browser: Browser, origin: string): Promise<Cookies> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const answer = await context.request.post(`${origin}/user-api/v1/sign-in`, { data: ACCOUNT, headers: { origin } });
  const { code } = (await answer.json()) as { code: number }; // the answer's envelope
  if (code !== 0) throw new Error(`Signing in answered code ${code}.`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** What the main thread has spent so far, in milliseconds. */
export interface Spent {
  task: number;
  script: number;
  layout: number;
  style: number;
}

export async function readMetrics(session: Pick<CDPSession, 'send'>): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

export async function readSpent(session: Pick<CDPSession, 'send'>): Promise<Spent> {
  const metrics = await readMetrics(session);
  const milliseconds = (name: string) => (metrics[name] ?? 0) * 1000;
  return {
    task: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration'),
    style: milliseconds('RecalcStyleDuration'),
  };
}

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}
