import { expect, type Page, type Route } from '@playwright/test';
import { expectShown } from './consoles.ts';
import { type Answer, status } from './faults.ts';
import { headingOf, type PageFault } from './pageFault.ts';
import type { Asking, Standing } from './standing.ts';

const CALLS = /\/(orderapi|console-api|track)\//;

const methodOf = (route: Route) => {
  const { method } = (route.request().postDataJSON() ?? {}) as { method?: unknown };
  return typeof method === 'string' ? method : new URL(route.request().url()).pathname;
};

/** Answers requests of the page in the server's place; returns the function that ends it. */
async function answerInstead(page: Page, { call }: Asking, answer: Answer) {
  const handler = (route: Route) => (call.test(methodOf(route)) ? answer(route) : route.fallback());
  await page.route(CALLS, handler);
  return () => page.unroute(CALLS, handler);
}

const lost: Answer = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

const envelope =
  (body: object): Answer =>
  (route) =>
    route.fulfill({ json: body });

/**
 * Waits for what is prefetched. The account menu is a file of its own, which could not load offline: a pointer over its
 * button has it fetched if the page has not been idle yet.
 */
async function untilQuiet(page: Page) {
  await page.getByRole('button', { name: 'Account menu', includeHidden: true }).dispatchEvent('pointerover');
  const asked = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(since, ...ends) > 1000;
  }, asked);
}

/** The frame's text while the page is offline. */
const OFFLINE = /^Warning: You’re offline/;

async function cutLine(page: Page) {
  await untilQuiet(page);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

interface Failing {
  fault: string;
  begin: (page: Page, asking: Asking) => Promise<() => Promise<unknown>>;
  /** The server has done it all the same. */
  isDone?: true;
  /** What else fails meanwhile. */
  apart?: RegExp;
}

/** Where the page itself shows no error. */
const UNEXPECTED = /^(Our server had a problem|We couldn’t reach the server)/;
const instead = (answer: Answer) => (page: Page, asking: Asking) => answerInstead(page, asking, answer);
/** Background fetches and loads fail as well; navigations are not included. */
const WITHOUT_LINE = /^ApiRequestErrorCaptured .* -1$|^Loading chunk (?!.*\/page-)/s;

const FAILING: readonly Failing[] = [
  { fault: 'F-28 a call answers 500', begin: instead(status(500)) },
  { fault: 'F-28 a call answers 503', begin: instead(status(503)) },
  {
    fault: 'F-30 a call answers with an envelope without a code',
    begin: instead(envelope({ Code: {}, Json: [] })),
  },
  {
    fault: 'F-32 the connection of a call is cut',
    begin: instead((route) => route.abort('connectionreset')),
  },
  { fault: 'F-32 the answer to a call is lost', begin: instead(lost), isDone: true },
  { fault: 'F-42 the line is cut while something is asked', begin: cutLine, apart: WITHOUT_LINE },
];

const askingOf = ({ name, asking }: Standing) => {
  if (!asking) throw new Error(`Nothing is asked on ${name}.`);
  return asking;
};

const failing = ({ fault, begin, isDone, apart }: Failing): PageFault => ({
  fault,
  place: 'call',
  // A call that only reads has no effect that could be doubled.
  isPossible: ({ asking }) => asking !== undefined && (!isDone || asking.effect > 0),
  async strike({ page, standing, typed = [page.locator(':root'), ''] }) {
    const asking = askingOf(standing);
    const end = await begin(page, asking);
    const effect = isDone ? asking.effect : 0;
    return {
      async meet() {
        if (apart && asking.submit) {
          await expect(asking.submit(page)).toBeDisabled();
          await expect(asking.submit(page)).toHaveAccessibleDescription('You’re offline');
          return { said: OFFLINE, effect, reported: [], apart };
        }
        await asking.ask(page, typed);
        const reported = apart ? [] : [{ error: expect.stringMatching(/^ApiRequestErrorCaptured /) }];
        return { said: asking.said ?? UNEXPECTED, effect, reported, ...(apart && { apart }) };
      },
      end,
      async mend() {
        await asking.askAgain(page, typed);
        return asking.effect - effect;
      },
    };
  },
});

export const CALL_FAULTS: readonly PageFault[] = [
  ...FAILING.map(failing),
  {
    fault: 'F-25 F-46 the session has ended when something is asked',
    place: 'switch',
    isPossible: ({ asking }) => asking !== undefined,
    isAlone: true,
    async strike({ page, standing, typed = [page.locator(':root'), ''] }) {
      const asking = askingOf(standing);
      const heading = await headingOf(page);
      const cookies = await page.context().cookies();
      // It ends with the call itself, or the page would notice before it sends the call.
      const end = await answerInstead(page, asking, async (route) => {
        await page.context().clearCookies();
        await route.fulfill({ json: { code: -6, message: '', data: null } });
      });
      let left = '';
      return {
        async meet() {
          await asking.ask(page, typed);
          await page.waitForURL(({ pathname }) => pathname.startsWith('/user/'));
          left = new URL(page.url()).searchParams.get('gb') ?? '';
          return null;
        },
        async end() {
          await end();
          await page.context().addCookies(cookies);
        },
        async mend() {
          await page.goto(left);
          await expectShown(page, standing.application, heading);
          await standing.reopen?.(page);
          // A page that was loaded leaves the focus to the browser.
          await typed[0].focus();
          return 0;
        },
      };
    },
  },
];
