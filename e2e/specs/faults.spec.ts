import { expect, test } from '../faultFixtures.ts';
import { changePage } from '../flows/changedPage.ts';
import { expectShown, openWithDraft, returnToDraft, switchTo, tryAgain } from '../flows/consoles.ts';
import {
  type Answer,
  breakFiles,
  cutShort,
  ENTRY,
  module,
  never,
  standIn,
  status,
  unreachable,
  webPage,
} from '../flows/faults.ts';
import { expectInvariants, expectReference } from '../flows/invariants.ts';
import { withStandIns } from '../flows/standIns.ts';
import { furtherIf } from '../further.ts';

const TITLE = 'The API console is not available';
const NOTHING = 'System.register([], () => ({ execute() {} }));';
const NEVER_SETTLES = 'async () => new Promise(() => {})';
const THROWS = 'async () => { throw new Error("stopped"); }';

interface Case {
  fault: string;
  answer: Answer;
  reason: string;
  said: string;
  /** How often its file is requested before the customer sees an error. */
  asked: number;
  /** Seconds that are waited for it, where it does not fail by itself. */
  limit?: number;
  isFurther?: boolean;
}

const CASES: Case[] = [
  ...[404, 500, 503].map((code) => ({
    fault: `F-1 the entry answers ${code}`,
    answer: status(code),
    reason: 'status',
    // A file that is gone was replaced by a newer version.
    said: code === 404 ? 'A new version has replaced it' : 'The server refused to send it.',
    asked: 2,
    isFurther: code !== 404,
  })),
  {
    fault: 'F-2 the entry never answers',
    answer: never,
    reason: 'late',
    said: 'It did not answer in time.',
    asked: 1,
    limit: 8,
    isFurther: true,
  },
  {
    fault: 'F-4 the entry is cut short',
    isFurther: true,
    answer: cutShort,
    reason: 'damaged',
    said: 'Its file arrived damaged.',
    asked: 2,
  },
  {
    fault: 'F-4 the entry is empty',
    isFurther: true,
    answer: module(''),
    reason: 'damaged',
    said: 'Its file arrived damaged.',
    asked: 2,
  },
  {
    fault: 'F-5 the entry is a web page',
    isFurther: true,
    answer: webPage,
    reason: 'notAModule',
    said: 'The server sent something else in its place.',
    asked: 2,
  },
  {
    fault: 'F-6 the entry exports no lifecycle',
    isFurther: true,
    answer: module(NOTHING),
    reason: 'incompatible',
    said: 'It is an incompatible version.',
    asked: 1,
  },
  {
    fault: 'F-7 the mount rejects',
    answer: module(standIn({ mount: THROWS })),
    reason: 'mount',
    said: 'It stopped while it was starting.',
    asked: 1,
  },
  {
    fault: 'F-8 the mount hangs',
    isFurther: true,
    answer: module(standIn({ mount: NEVER_SETTLES })),
    reason: 'mountLate',
    said: 'It did not finish starting in time.',
    asked: 1,
    limit: 5,
  },
  {
    fault: 'F-24 one console cannot be reached',
    isFurther: true,
    answer: unreachable,
    reason: 'unreachable',
    said: 'It cannot be reached at the moment.',
    asked: 2,
  },
];

for (const { fault, answer, reason, said, asked, limit, isFurther = false } of CASES) {
  test(
    `${fault}: a card in its place, and Try again once the cause has ended`,
    furtherIf(isFurther),
    async ({ page }) => {
      await changePage(page, withStandIns());
      const cause = await breakFiles(page, ENTRY['api-app'], answer);
      const rows = await openWithDraft(page);
      const reported = [{ application: 'api-app', reason }];

      const started = Date.now();
      await switchTo(page, 'API');
      await expectShown(page, 'api-app', TITLE);
      if (limit) expect(Math.abs((Date.now() - started) / 1000 - limit)).toBeLessThan(1);
      expect(cause.asked()).toBe(asked);
      await expectInvariants(page, { rows, said, reported });
      await expectReference(page);

      await cause.end();
      await tryAgain(page);
      await expectShown(page, 'api-app', 'Dashboard');
      await returnToDraft(page, rows, reported);
    },
  );
}
