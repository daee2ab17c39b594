import { expect, type Page, type Route } from '@playwright/test';
import { expectShown, switchTo, tryAgain } from './consoles.ts';
import {
  type Answer,
  breakDrawing,
  breakFiles,
  breakReporter,
  cutShort,
  ENTRY,
  module,
  never,
  slow,
  standIn,
  status,
  unreachable,
} from './faults.ts';
import { type Expected, shownRoot } from './invariants.ts';
import type { Standing, Typed } from './standingPages.ts';

/** A page that is open, as a fault finds it. */
export interface Scene {
  page: Page;
  standing: Standing;
  typed: Typed | undefined;
}

/** What came of meeting a fault. */
type Met = Pick<Expected, 'said' | 'reported'> & {
  /** Rows that are on the server although it seemed to fail. */
  effect?: number;
};

interface Struck {
  /** Somebody does what leads to it, and sees what has become of it. */
  meet: () => Promise<Met>;
  /** The cause ends. */
  end: () => Promise<unknown>;
  /** Whoever met it gets what they wanted, and stands where they stood. Answers with the rows that makes. */
  mend: () => Promise<number>;
}

export interface PageFault {
  /** Its IDs and what it is. */
  fault: string;
  /** Of two at once the one of the earlier place is met first; two of one place exclude each other. */
  place: (typeof PLACES)[number];
  isPossible: (standing: Standing) => boolean;
  /** Before the page is opened. */
  prepare?: (page: Page, standing: Standing) => Promise<unknown>;
  strike: (scene: Scene) => Promise<Struck>;
}

export const PLACES = ['everywhere', 'call', 'page', 'switch'] as const;

const nothing = async () => {};
const HANGS = 'async () => new Promise(() => {})';
const THROWS = 'async () => { throw new Error("stopped"); }';
const other = ({ application }: Standing) => (application === 'buyer-app' ? 'api-app' : 'buyer-app');
const NOT_AVAILABLE = /The (buyer|API) console is not available/;

/** Over a dialog nobody presses a button of the frame: the browser's own Back and Forward are left. */
async function leaveFor(page: Page, standing: Standing) {
  const isLeft = other(standing) === 'api-app';
  if (!standing.isModal) await switchTo(page, isLeft ? 'API' : 'buyer');
  else await page.evaluate((path) => history.pushState(null, '', path), isLeft ? '/api/dashboard' : '/buyer/dashboard');
}

async function comeBack(page: Page, standing: Standing) {
  if (standing.isModal) await page.goBack();
  else await switchTo(page, standing.application === 'api-app' ? 'API' : 'buyer');
}

const CALL_FAILED = [{ error: expect.stringMatching(/^ApiRequestErrorCaptured /) }];

/** The other console does not come. */
const switching = (fault: string, answer: Answer, reason: string, said: string): PageFault => ({
  fault,
  place: 'switch',
  isPossible: () => true,
  async strike({ page, standing }) {
    const name = other(standing);
    const cause = await breakFiles(page, ENTRY[name], answer);
    const heading = await shownRoot(page).getByRole('heading', { level: 1 }).innerText();
    return {
      async meet() {
        await leaveFor(page, standing);
        await expectShown(page, name, NOT_AVAILABLE);
        return { said, reported: [{ application: name, reason }] };
      },
      end: cause.end,
      async mend() {
        const retry = page.getByRole('button', { name: 'Try again' });
        // One that could not be reached begins by itself when the browser is online again.
        await retry.click({ timeout: 3000 }).catch(() => {});
        await expectShown(page, name, 'Dashboard');
        await comeBack(page, standing);
        await expectShown(page, standing.application, heading);
        return 0;
      },
    };
  },
});

const methodOf = (route: Route) => {
  const { method } = (route.request().postDataJSON() ?? {}) as { method?: unknown };
  return typeof method === 'string' ? method : new URL(route.request().url()).pathname;
};

/** What is asked for on the page is not had. */
const calling = (fault: string, answer: Answer, said: string | RegExp, { after = false } = {}): PageFault => ({
  fault,
  place: 'call',
  // What is only read has no effect that could be doubled.
  isPossible: ({ asking }) => asking !== undefined && (!after || asking.effect > 0),
  async strike({ page, standing: { asking }, typed }) {
    if (!asking || !typed) throw new Error('Nothing can be asked here.');
    const handler = (route: Route) => (asking.call.test(methodOf(route)) ? answer(route) : route.fallback());
    await page.route(/\/(orderapi|console-api|track)\//, handler);
    const effect = after ? asking.effect : 0;
    return {
      async meet() {
        await asking.ask(page, typed);
        if (asking.said) await expect(page.getByText(asking.said).first()).toBeVisible();
        return { said: asking.said ?? said, effect, reported: CALL_FAILED };
      },
      end: () => page.unroute(/\/(orderapi|console-api|track)\//, handler),
      async mend() {
        await asking.askAgain(page, typed);
        return asking.effect - effect;
      },
    };
  },
});

const lost: Answer = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

const envelope =
  (body: object): Answer =>
  (route) =>
    route.fulfill({ json: body });
const UNEXPECTED = 'The service did not answer as expected.';

export const PAGE_FAULTS: readonly PageFault[] = [
  switching('F-1 the other console answers 503', status(503), 'status', 'The server refused to send it.'),
  switching('F-2 the other console never answers', never, 'late', 'It did not answer in time.'),
  switching('F-4 the other console is cut short', cutShort, 'damaged', 'Its file arrived damaged.'),
  switching(
    'F-7 the mount of the other console rejects',
    module(standIn({ mount: THROWS })),
    'mount',
    'It stopped while it was starting.',
  ),
  switching(
    'F-8 the mount of the other console hangs',
    module(standIn({ mount: HANGS })),
    'mountLate',
    'It did not finish starting in time.',
  ),
  switching(
    'F-24 the other console cannot be reached',
    unreachable,
    'unreachable',
    'It cannot be reached at the moment.',
  ),
  calling('F-28 a call answers 500', status(500), UNEXPECTED),
  calling('F-28 a call answers 503', status(503), UNEXPECTED),
  calling('F-30 a call answers with an envelope without a code', envelope({ Code: {}, Json: [] }), 'carries no code'),
  calling('F-32 the connection of a call is cut', (route) => route.abort('connectionreset'), /fetch/),
  calling('F-32 the answer to a call is lost', lost, /fetch/, { after: true }),
  {
    fault: 'F-42 the line is cut while something is asked',
    place: 'call',
    isPossible: ({ asking }) => asking !== undefined,
    async strike({ page, standing: { asking }, typed }) {
      if (!asking || !typed) throw new Error('Nothing can be asked here.');
      return {
        async meet() {
          await page.context().setOffline(true);
          await asking.ask(page, typed);
          if (asking.said) await expect(page.getByText(asking.said).first()).toBeVisible();
          return { said: asking.said ?? /fetch/, reported: CALL_FAILED };
        },
        end: () => page.context().setOffline(false),
        async mend() {
          await asking.askAgain(page, typed);
          return asking.effect;
        },
      };
    },
  },
  {
    fault: 'F-12 the file of the next page is gone',
    place: 'page',
    isPossible: ({ next }) => next !== undefined,
    strike: (scene) => moving(scene, status(404), 'There is a new version'),
  },
  {
    fault: 'F-3 the file of the next page takes 3 s',
    place: 'page',
    isPossible: ({ next }) => next !== undefined,
    strike: (scene) => moving(scene, slow(3000)),
  },
  {
    fault: 'F-10 the page breaks while it is drawn',
    place: 'page',
    isPossible: ({ file }) => file !== undefined,
    prepare: (page, { file }) => breakDrawing(page, file ?? ''),
    async strike({ page, standing, typed }) {
      const heading = await shownRoot(page).getByRole('heading', { level: 1 }).innerText();
      return {
        async meet() {
          // With the key itself: whatever else draws the page anew would break it before somebody has typed.
          await page.evaluate(() => {
            addEventListener('keydown', () => Object.assign(window, { broken: true }), { capture: true, once: true });
          });
          await typed?.[0].press('End');
          await typed?.[0].press('Space');
          await expectShown(page, standing.application, /Page not available|This page could not be shown/);
          return { said: 'This page could not be shown', reported: [{}] };
        },
        end: () => page.evaluate(() => Reflect.deleteProperty(window, 'broken')),
        async mend() {
          await tryAgain(page);
          await expectShown(page, standing.application, heading);
          return 0;
        },
      };
    },
  },
  {
    fault: 'F-11 the reporter throws',
    place: 'everywhere',
    isPossible: () => true,
    prepare: breakReporter,
    strike: async () => ({ meet: async () => ({}), end: nothing, mend: async () => 0 }),
  },
];

async function moving({ page, standing }: Scene, answer: Answer, said?: string): Promise<Struck> {
  const [entry, file] = standing.next ?? ['', /^$/];
  const heading = await shownRoot(page).getByRole('heading', { level: 1 }).innerText();
  const cause = await breakFiles(page, file, answer);
  return {
    async meet() {
      await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
      if (!said) await expectShown(page, standing.application, entry);
      return said ? { said, reported: [{}] } : {};
    },
    end: cause.end,
    async mend() {
      await page.goBack();
      await expectShown(page, standing.application, heading);
      return 0;
    },
  };
}
