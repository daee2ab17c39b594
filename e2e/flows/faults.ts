import type { Page, Route } from '@playwright/test';
import { seal } from './standIns.ts';

export type Application = 'buyer-app' | 'api-app';

/** The entry files of the consoles, whatever their version. */
export const ENTRY: Record<Application, RegExp> = {
  'buyer-app': /\/app\/buyer\/[^/]+\/buyer-app\.\w+\.js$/,
  'api-app': /\/app\/api\/[^/]+\/api-app\.\w+\.js$/,
};

/** What answers in a file's place; nothing at all if it settles without an answer. */
export type Answer = (route: Route) => Promise<unknown>;

/** Something has gone wrong with files of ours. */
export interface Fault {
  /** How often one of them was asked for by the page's loader, not to look what is wrong with it. */
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

/** As sound as before: if it runs, nobody can tell. Every file of ours ends with a semicolon. */
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

/** The source of an application that stands in for one of ours: the lifecycles given, ordinary ones for the rest. */
export const standIn = ({ first = '', mount = SHOW, unmount = CLEAR }: Lifecycles = {}) =>
  `System.register([], (give) => ({ execute() { ${first}
  give({ bootstrap: async () => {}, mount: ${mount}, unmount: ${unmount} }); } }));`;

/** From when the window says so, whatever of this file draws a list breaks. The other console, hidden, has pages of the same name. */
export const breakDrawing = (page: Page, file: RegExp) =>
  page.addInitScript((source) => {
    const file = new RegExp(source);
    const { map } = Array.prototype;
    Object.defineProperty(Array.prototype, 'map', {
      configurable: true,
      writable: true,
      value(this: unknown[], ...given: Parameters<typeof map>) {
        const { stack = '' } = 'broken' in window ? new Error() : {};
        // By React's hand: a module of the page that is only now being read is left alone.
        if (file.test(stack) && stack.includes('/shared-dependencies.')) throw new Error('drawing broke');
        return map.apply(this, given);
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
