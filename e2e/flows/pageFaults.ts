import { expect, type Page } from '@playwright/test';
import { CALL_FAULTS } from './callFaults.ts';
import { expectShown, switchTo, tryAgain } from './consoles.ts';
import {
  type Answer,
  breakFiles,
  breakRendering,
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
import { headingOf, type PageFault, type Scene, type Struck } from './pageFault.ts';
import type { Standing } from './standing.ts';

const NEVER_SETTLES = 'async () => new Promise(() => {})';
const THROWS = 'async () => { throw new Error("stopped"); }';
const other = ({ application }: Standing) => (application === 'buyer-app' ? 'api-app' : 'buyer-app');
const NOT_AVAILABLE = /The (buyer|API) console is not available/;

/** A modal dialog blocks the frame's buttons: the browser's own Back and Forward are left. */
async function leaveFor(page: Page, standing: Standing) {
  const isLeft = other(standing) === 'api-app';
  if (!standing.isModal) await switchTo(page, isLeft ? 'API' : 'buyer');
  else await page.evaluate((path) => history.pushState(null, '', path), isLeft ? '/api/dashboard' : '/buyer/dashboard');
}

/** The other console fails to load. */
const switching = (fault: string, answer: Answer, reason: string, said: string): PageFault => ({
  fault,
  place: 'switch',
  isPossible: ({ savesWhenLeft }) => !savesWhenLeft,
  async strike({ page, standing }) {
    const name = other(standing);
    const cause = await breakFiles(page, ENTRY[name], answer);
    let heading = '';
    return {
      async meet() {
        heading = await headingOf(page);
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
        // The page as it was left; the switch leads to the dashboard.
        await page.goBack();
        await expectShown(page, standing.application, heading);
        return 0;
      },
    };
  },
});

export const STOPPED_MOUNT = switching(
  'F-7 the mount of the other console rejects',
  module(standIn({ mount: THROWS })),
  'mount',
  'It stopped while it was starting.',
);

export const PAGE_FAULTS: readonly PageFault[] = [
  switching('F-1 the other console answers 503', status(503), 'status', 'The server refused to send it.'),
  switching('F-2 the other console never answers', never, 'late', 'It did not answer in time.'),
  switching('F-4 the other console is cut short', cutShort, 'damaged', 'Its file arrived damaged.'),
  STOPPED_MOUNT,
  switching(
    'F-8 the mount of the other console hangs',
    module(standIn({ mount: NEVER_SETTLES })),
    'mountLate',
    'It did not finish starting in time.',
  ),
  switching(
    'F-24 the other console cannot be reached',
    unreachable,
    'unreachable',
    'It cannot be reached at the moment.',
  ),
  ...CALL_FAULTS,
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
    isAlone: true,
    strike: (scene) => moving(scene, slow(3000)),
  },
  {
    fault: 'F-10 the page breaks while it is rendered',
    place: 'page',
    isPossible: ({ file }) => file !== undefined,
    async strike({ page, standing, typed }) {
      const heading = await headingOf(page);
      await breakRendering(page, standing.file ?? /^$/);
      return {
        async meet() {
          await typed?.[0].press('End');
          // On the key event itself: any other rendering of the page would break it before the text is typed.
          await page.evaluate(() => {
            addEventListener('keydown', () => Object.assign(window, { broken: true }), { capture: true, once: true });
          });
          await page.keyboard.press('Space');
          await expectShown(page, standing.application, 'Something went wrong');
          return { said: 'Something went wrong', reported: [{}] };
        },
        end: () => page.evaluate(() => Reflect.deleteProperty(window, 'broken')),
        async mend() {
          await tryAgain(page);
          await expectShown(page, standing.application, heading);
          // Whether the last key was taken before the page broke is up to the page.
          if (typed) await expect(typed[0]).toHaveValue(new RegExp(`^${typed[1]} ?$`));
          await typed?.[0].fill(typed[1]);
          return 0;
        },
      };
    },
  },
  {
    fault: 'F-11 the reporter throws',
    place: 'everywhere',
    isPossible: ({ savesWhenLeft }) => !savesWhenLeft,
    prepare: breakReporter,
    strike: async () => ({
      meet: async () => null,
      end: async () => {},
      mend: async () => 0,
    }),
  },
];

/** Which entry of the browser's history the page is at. */
const entryOf = (page: Page): Promise<number> =>
  // Chromium only; missing in TypeScript's library
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );

async function moving({ page, standing }: Scene, answer: Answer, said?: string): Promise<Struck> {
  const [entry, file] = standing.next ?? ['', /^$/];
  const cause = await breakFiles(page, file, answer);
  let heading = '';
  let place = 0;
  return {
    async meet() {
      heading = await headingOf(page);
      place = await entryOf(page);
      await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
      if (!said) await expectShown(page, standing.application, entry);
      return said ? { said, reported: [{}] } : {};
    },
    end: cause.end,
    async mend() {
      // The other console may have been visited since.
      await page.evaluate((steps) => history.go(steps), place - (await entryOf(page)));
      await expectShown(page, standing.application, heading);
      return 0;
    },
  };
}
