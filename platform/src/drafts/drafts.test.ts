import { loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted, signOutRequested } from '../user/events.ts';
import { createDrafts as create } from './createDrafts.ts';
import { tabStorage } from './tabStorage.ts';

const createDrafts = (owner: () => string | undefined, storage = tabStorage()) => create(owner, storage);

const ada = () => '1001';
const eve = () => '1002';

beforeEach(() => sessionStorage.clear());

it('F-12 F-46 what was typed is there again on the next page of the tab, for whoever typed it', () => {
  createDrafts(ada).write('shipments.quickAdd', 'RB123456785CN');
  expect(createDrafts(ada).read('shipments.quickAdd')).toBe('RB123456785CN');
  expect(createDrafts(ada).read('tracking.register')).toBe('');
});

it('F-46 nobody else ever sees it, and once another customer types it is gone', () => {
  createDrafts(ada).write('shipments.quickAdd', 'mine');
  const hers = createDrafts(eve);
  expect(hers.read('shipments.quickAdd')).toBe('');
  hers.write('tracking.register', 'hers');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('mine');
});

it('F-46 before the customer is known nothing is read, kept or lost', () => {
  createDrafts(ada).write('shipments.quickAdd', 'mine');
  let owner: string | undefined;
  const drafts = createDrafts(() => owner);
  drafts.write('shipments.quickAdd', 'too early');
  expect(drafts.read('shipments.quickAdd')).toBe('');
  owner = '1001';
  expect(drafts.read('shipments.quickAdd')).toBe('mine');
});

it('F-46 before the customer is known it is kept for the one whose page it was typed into', () => {
  let owner: string | undefined;
  const drafts = createDrafts(() => owner);
  drafts.write('shipments.quickAdd', 'early', '1001');
  expect(drafts.read('shipments.quickAdd')).toBe('');
  owner = '1001';
  expect(drafts.read('shipments.quickAdd')).toBe('early');
});

it('F-12 an emptied field is forgotten, and so is one nobody could read', () => {
  const drafts = createDrafts(ada);
  drafts.write('a', 'text');
  drafts.write('a', '');
  drafts.write('b', 'x'.repeat(200_001));
  expect([drafts.read('a'), drafts.read('b')]).toEqual(['', '']);
});

it('RL-2 says whether there is any, for whoever is signed in', () => {
  const drafts = createDrafts(ada);
  expect(drafts.isAny()).toBe(false);
  drafts.write('a', 'text');
  expect([drafts.isAny(), createDrafts(eve).isAny(), createDrafts(() => undefined).isAny()]).toEqual([
    true,
    false,
    false,
  ]);
  drafts.write('a', '');
  expect(drafts.isAny()).toBe(false);
});

it('F-53 keeps the fifty fields that were typed into last', () => {
  const drafts = createDrafts(ada);
  for (let field = 0; field < 60; field += 1) drafts.write(`field ${field}`, 'text');
  drafts.write('field 10', 'typed again');
  drafts.write('field 60', 'text');
  expect([9, 10, 11, 12, 60].map((field) => drafts.read(`field ${field}`))).toEqual([
    '',
    'typed again',
    '',
    'text',
    'text',
  ]);
});

it('F-53 where there is no more room the oldest go, never the one just typed', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const room = { text: '' };
  const storage = {
    getItem: () => null,
    setItem: (_: string, text: string) => (text.length > 120 ? full() : Object.assign(room, { text })),
    removeItem: () => Object.assign(room, { text: '' }),
  } as unknown as Storage; // as much of one as drafts use
  const drafts = createDrafts(ada, storage);
  drafts.write('first', 'a'.repeat(30));
  drafts.write('second', 'b'.repeat(30));
  drafts.write('third', 'c'.repeat(30));
  expect([drafts.read('first'), drafts.read('third')]).toEqual(['', 'c'.repeat(30)]);
  expect(room.text).toContain('ccc');
});

it.each(['null', '[]', '{"owner":"1001"}', '{"owner":"1001","texts":[["a",7]]}', '{"owner":"1001","tex'])(
  'F-22 takes no notice of what makes no sense: %s',
  (stored) => {
    sessionStorage.setItem('tracking-console.drafts', stored);
    const drafts = createDrafts(ada);
    expect(drafts.read('a')).toBe('');
    drafts.write('a', 'text');
    expect(createDrafts(ada).read('a')).toBe('text');
  },
);

it('F-52 where the browser keeps nothing it lasts as long as the page', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const drafts = createDrafts(ada);
  drafts.write('a', 'text');
  expect(drafts.read('a')).toBe('text');
  expect(createDrafts(ada).read('a')).toBe('');
  denied.mockRestore();
});

it('SC-27 signing out forgets all of it', async () => {
  const { platform } = startTestPlatform(() => loginUser());
  platform.store.dispatch(shellStarted());
  await new Promise((resolve) => setTimeout(resolve));
  platform.drafts.write('a', 'text');
  expect(platform.drafts.read('a')).toBe('text');
  platform.store.dispatch(signOutRequested());
  await new Promise((resolve) => setTimeout(resolve));
  expect(platform.drafts.read('a')).toBe('');
});
