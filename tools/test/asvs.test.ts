import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Item {
  id: string;
  level: 1 | 2;
  state: 'holds' | 'does not apply' | 'open';
  /** A file, or a file, a colon and the title of a test in it. */
  shownBy: string[];
  reason?: string;
}

const { items }: { items: Item[] } = JSON.parse(readFileSync(join(root, 'docs/asvs.json'), 'utf8'));

/** The requirements of ASVS 4.0.3 by section; what is missing was deleted from it or is of level 3. */
const LEVEL_1: Record<string, string> = {
  '2.1': '1-12',
  '2.2': '1-3',
  '2.3': '1',
  '2.5': '1-6',
  '2.7': '1-4',
  '2.8': '1',
  '3.1': '1',
  '3.2': '1-3',
  '3.3': '1-2',
  '3.4': '1-5',
  '3.7': '1',
  '4.1': '1-3 5',
  '4.2': '1-2',
  '4.3': '1-2',
  '5.1': '1-5',
  '5.2': '1-8',
  '5.3': '1-10',
  '5.5': '1-4',
  '6.2': '1',
  '7.1': '1-2',
  '7.4': '1',
  '8.2': '1-3',
  '8.3': '1-4',
  '9.1': '1-3',
  '10.3': '1-3',
  '11.1': '1-5',
  '12.1': '1',
  '12.3': '1-5',
  '12.4': '1-2',
  '12.5': '1-2',
  '12.6': '1',
  '13.1': '1 3',
  '13.2': '1-3',
  '13.3': '1',
  '14.2': '1-3',
  '14.3': '2-3',
  '14.4': '1-7',
  '14.5': '1-3',
};
const LEVEL_2: Record<string, string> = {
  '1.1': '1-7',
  '1.2': '1-4',
  '1.4': '1 4-5',
  '1.5': '1-4',
  '1.6': '1-4',
  '1.7': '1-2',
  '1.8': '1-2',
  '1.9': '1-2',
  '1.10': '1',
  '1.11': '1-2',
  '1.12': '2',
  '1.14': '1-6',
  '2.3': '2-3',
  '2.4': '1-6',
  '2.5': '7',
  '2.6': '1-3',
  '2.7': '5-6',
  '2.8': '2-7',
  '2.9': '1-3',
  '2.10': '1-4',
  '3.2': '4',
  '3.3': '3-4',
  '3.5': '1-3',
  '4.3': '3',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '2-6',
  '6.3': '1-2',
  '6.4': '1-2',
  '7.1': '3-4',
  '7.2': '1-2',
  '7.3': '1 3-4',
  '7.4': '2-3',
  '8.1': '1-4',
  '8.3': '5-8',
  '9.2': '1-4',
  '10.2': '1-2',
  '11.1': '6-8',
  '12.1': '2-3',
  '12.2': '1',
  '12.3': '6',
  '13.1': '4-5',
  '13.2': '5-6',
  '13.3': '2',
  '13.4': '1-2',
  '14.1': '1-4',
  '14.2': '4-6',
  '14.5': '4',
};

const idsOf = (sections: Record<string, string>) =>
  Object.entries(sections).flatMap(([section, ranges]) =>
    ranges.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, place) => `${section}.${first + place}`);
    }),
  );

it.each([
  [1, LEVEL_1, 128],
  [2, LEVEL_2, 132],
] as const)('names each requirement of level %i once', (level, sections, count) => {
  const ids = items.filter((item) => item.level === level).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(idsOf(sections).toSorted());
  expect(ids).toHaveLength(count);
});

it('says what shows that an item holds, and why another does not', () => {
  const unexplained = items.filter(({ state, shownBy, reason = '' }) =>
    state === 'holds' ? shownBy.length === 0 : reason === '',
  );
  expect(unexplained.map(({ id }) => id)).toEqual([]);
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['holds', 'does not apply', 'open']));
});

it('names files and titles of tests that exist', () => {
  expect(items.flatMap(({ id, shownBy }) => shownBy.filter(isMissing).map((shown) => `${id} ${shown}`))).toEqual([]);
});

it('finds a file or a title that does not exist', () => {
  expect(isMissing('docs/nothing.md')).toBe(true);
  expect(isMissing('docs')).toBe(true);
  expect(isMissing('server/src/features/sessions/sessions.test.ts: SC-1 keeps ids for ever')).toBe(true);
});

function isMissing(shown: string): boolean {
  const colon = shown.indexOf(': ');
  const file = join(root, colon < 0 ? shown : shown.slice(0, colon));
  if (!existsSync(file) || !statSync(file).isFile()) return true;
  return colon >= 0 && !readFileSync(file, 'utf8').includes(shown.slice(colon + 2));
}
