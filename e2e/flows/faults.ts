import { expect, type Page, type Request, type Route } from '@playwright/test';
import { seal } from './standIns.ts';

export type Application = 'buyer-app' | 'api-app';

/** The entry files of the consoles, whatever their version. */
export const ENTRY: Record<Application, RegExp> = {
  'buyer-app': /\/app\/buyer\/[^/]+\/buyer-app\.\w+\.js$/,
  'api-app': /\/app\/api\/[^/]+\/api-app\.\w+\.js$/,
};

/** What every application is made with. */
export const SHARED = {
  libraries: /\/app\/shared\/[^/]+\/shared-dependencies\.\w+\.js$/,
  platform: /\/app\/platform\/[^/]+\/platform\.\w+\.js$/,
  ui: /\/app\/ui\/[^/]+\/ui\.\w+\.js$/,
};

/** The files of the buyer's pages. */
export const PAGE = {
  dashboard: /\/app\/buyer\/[^/]+\/page-dashboard-tsx\.\w+\.js$/,
  tracking: /\/app\/buyer\/[^/]+\/page-shipment-index-tsx\.\w+\.js$/,
};

/** What answers in a file's place; nothing at all if it settles without an answer. */
export type Answer = (route: Route) => Promise<unknown>;

/** Something has gone wrong with files of ours. */
export interface Fault {
  /** How often the page's loader has requested one of them; its diagnostic requests are not counted. */
  asked: () => number;
  /** The cause ends; what still waits for an answer gets none. */
  end: () => Promise<void>;
}

export async function breakFiles(page: Page, files: RegExp, answer: Answer): Promise<Fault> {
  const waiting = new Set<Route>();
  let asked = 0;
  const handler = async (route: Route) => {
    if (route.request().resourceType() === 'script') asked += 1;
    waiting.add(route);
    await answer(route);
  };
  await page.route(files, handler);
  return {
    asked: () => asked,
    async end() {
      await page.unroute(files, handler);
      for (const route of waiting) await route.abort().catch(() => {}); // answered by now, nearly all of them
    },
  };
}

/** Until every request that the page has made so far has been seen here: they are, in their order. */
export const untilSeen = (page: Page) => page.evaluate(async () => void (await fetch('/health')));

/**
 * A clock that can be put forward without making late what is only on its way: `jump` waits for the page's files, but for
 * those that hang on purpose, and goes as far as the parts of a deadline at a time.
 */
export async function installClock(page: Page) {
  const coming = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  await page.clock.install();
  return {
    async jump(milliseconds: number, hanging?: RegExp) {
      const awaited = () => [...coming].map((request) => request.url()).filter((url) => !hanging?.test(url));
      for (let part = 0; part < 4; part += 1) {
        await untilSeen(page); // what the part before has set going
        await expect.poll(awaited, 'files on their way').toEqual([]);
        await page.clock.fastForward(milliseconds / 4);
      }
    },
  };
}

export const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, contentType: 'application/json', body: '{}' });

export const never: Answer = async () => {};

export const slow =
  (milliseconds: number): Answer =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {}); // the page may have left by then
  };

export const unreachable: Answer = (route) => route.abort('connectionrefused');

export const cutShort: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

/** Still valid JavaScript: running it would go unnoticed. Every file of ours ends with a semicolon. */
export const oneByteChanged: Answer = async (route) => {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const body = await response.text();
  if (!body.endsWith(';')) throw new Error(`${route.request().url()} ends otherwise.`);
  await route.fulfill({ response, body: `${body.slice(0, -1)} ` });
};

export const webPage: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tracking Console</title>' });

export function module(source: string): Answer {
  const body = seal(source);
  return (route) => route.fulfill({ contentType: 'text/javascript', body });
}

interface Lifecycles {
  /** Run once the file has been fetched. */
  first?: string;
  mount?: string;
  unmount?: string;
}

const SHOW = `async ({ domElement, name }) => {
  const heading = Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Stand-in of ' + name });
  domElement.append(heading, Object.assign(document.createElement('input'), { ariaLabel: 'Words' }));
}`;
const CLEAR = 'async ({ domElement }) => domElement.replaceChildren()';

/** The source of an application that replaces one of ours: with these lifecycles, and ordinary ones for the rest. */
export const standIn = ({ first = '', mount = SHOW, unmount = CLEAR }: Lifecycles = {}) =>
  `System.register([], (give) => ({ execute() { ${first}
  give({ bootstrap: async () => {}, mount: ${mount}, unmount: ${unmount} }); } }));`;

interface ReactInternals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: object | null };
}

/**
 * Once the window enables it, whatever is rendered from this file throws at its first hook, as every hook reads React's
 * `H`. For a page that is mounted, or a later one.
 */
export const breakRendering = (page: Page, file: RegExp) =>
  page.evaluate(async (source) => {
    const file = new RegExp(source);
    const react = (await System.import('react')) as unknown as ReactInternals;
    const shared = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    let hooks = shared.H;
    Object.defineProperty(shared, 'H', {
      configurable: true,
      get() {
        if ('broken' in window && file.test(String(new Error().stack))) throw new Error('rendering broke');
        return hooks;
      },
      set(given: object | null) {
        hooks = given;
      },
    });
  }, file.source);

/** The reporter throws. */
export const breakReporter = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    // The reporter takes its fetch from a frame it makes for that.
    const top: Window & { lostReports?: number } = window.top ?? window;
    top.lostReports ??= 0;
    window.fetch = (...request) => {
      if (!String(request[0]).includes('report-tunnel')) return send(...request);
      if (String(request[1]?.body).includes('"exception"')) top.lostReports = (top.lostReports ?? 0) + 1;
      throw new Error('the reporter broke');
    };
  });

/** So does the browser's console, which errors are written to. */
export const breakConsole = (page: Page) =>
  page.addInitScript(() => {
    console.error = () => {
      throw new Error('the console broke');
    };
  });

/** How many failures a broken reporter should have sent. */
export const lostReports = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'lostReports')));
