import { LIMITS } from '../limits.ts';
import { buyerWith, entryOf, settle, startRuntime, working } from '../testing.ts';
import { createNearness } from './near.ts';

jest.useFakeTimers();

/** A hidden application with a field, and a menu in the frame. */
function start() {
  document.body.innerHTML =
    '<div id="shell"><button>Switch</button></div>' +
    '<div class="application"><div class="application-root"><input></div><div class="application-popups"></div></div>' +
    '<div class="application isolated"></div>';
  const [plain, isolated] = document.querySelectorAll<HTMLElement>('.application');
  const [menu, field] = [document.querySelector('button'), document.querySelector('input')];
  if (!plain || !isolated || !menu || !field) throw new Error('The page is incomplete.');
  let last: HTMLElement | undefined = plain;
  const nearness = createNearness(document, () => last);
  menu.focus();
  return { nearness, plain, isolated, menu, field, forget: () => (last = undefined) };
}

let test: ReturnType<typeof start>;
beforeEach(() => {
  test = start();
});

const isNear = (container = test.plain) => container.dataset.near !== undefined;
const moveInFrame = () => test.menu.dispatchEvent(new Event('pointermove', { bubbles: true }));
const press = (key: string) => test.menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('SA-2 what was left just now stays near for a while, and assistive technology is told that it is hidden', () => {
  test.nearness.left(test.plain);
  expect(isNear()).toBe(true);
  expect(test.plain.getAttribute('aria-hidden')).toBe('true');
  jest.advanceTimersByTime(LIMITS.near - 1);
  expect(isNear()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isNear()).toBe(false);
  expect(test.plain.getAttribute('aria-hidden')).toBeNull();
});

/** jsdom has no popovers. */
function openPopover(element: HTMLElement) {
  let isOpen = true;
  jest
    .spyOn(element, 'matches')
    .mockImplementation(((selector: string) => selector === ':popover-open' && isOpen) as never);
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return () => (isOpen = false);
}

it('SA-2 what has a popover open, which stands above all layers, is not near', () => {
  const close = openPopover(test.field);
  test.nearness.left(test.plain);
  expect(isNear()).toBe(false);
  close();
  test.nearness.left(test.plain);
  expect(isNear()).toBe(true);
});

it('SA-2 a popover of the frame makes no difference', () => {
  openPopover(test.menu);
  test.nearness.left(test.plain);
  expect(isNear()).toBe(true);
});

it('SA-2 each of its parts bears the mark itself, as no rule looks at what lies in a marked one', () => {
  const marked = () => [...test.plain.children].map((part) => part.hasAttribute('data-near'));
  test.nearness.left(test.plain);
  expect(marked()).toEqual([true, true]);
  test.nearness.taken(test.plain);
  expect(marked()).toEqual([false, false]);
});

it('SA-2 what is shown again is near no longer, also to assistive technology', () => {
  test.nearness.left(test.plain);
  test.nearness.taken(test.plain);
  expect(isNear()).toBe(false);
  expect(test.plain.getAttribute('aria-hidden')).toBeNull();
});

it.each(['Tab', 'f', 'F3', 'ArrowDown'])('SA-2 the key %s might lead into it: it goes', (key) => {
  test.nearness.left(test.plain);
  press(key);
  expect(isNear()).toBe(false);
});

it.each(['Enter', ' '])('SA-2 the key "%s" presses what has the focus: it stays', (key) => {
  test.nearness.left(test.plain);
  press(key);
  expect(isNear()).toBe(true);
});

it.each([
  ['a selection begins', () => test.menu.dispatchEvent(new Event('selectstart', { bubbles: true }))],
  ['the window is left, as for its menu', () => window.dispatchEvent(new Event('blur'))],
] as const)('SA-2 it goes when %s', (_, happen) => {
  test.nearness.left(test.plain);
  happen();
  expect(isNear()).toBe(false);
});

it('SA-2 AX-8 what is hidden asks for the focus in vain', () => {
  test.nearness.left(test.plain);
  test.field.focus();
  expect(document.activeElement).toBe(test.menu);
  expect(isNear()).toBe(false);
});

it('SA-2 it is not near while it has the focus, nor where it is isolated', () => {
  test.field.focus();
  test.nearness.left(test.plain);
  expect(isNear()).toBe(false);
  test.menu.focus();
  test.nearness.left(test.isolated);
  expect(isNear(test.isolated)).toBe(false);
});

it('SA-2 a pointer in the frame brings the one left last near again, where there is one', () => {
  test.nearness.left(test.plain);
  jest.advanceTimersByTime(LIMITS.near);
  moveInFrame();
  expect(isNear()).toBe(true);
  press('Tab');
  test.menu.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isNear()).toBe(true);
  press('Tab');
  test.forget();
  moveInFrame();
  expect(isNear()).toBe(false);
});

it('SA-2 SA-19 the runtime brings the console near that was left last, and one mounted ahead, never the one shown', async () => {
  const { runtime } = await startRuntime(async () => working(), { profile: { open_app_list: ['BUYER', 'API'] } });
  const container = (name: string) => document.querySelector<HTMLElement>(`[data-application="${name}"]`);
  const near = () => document.querySelector<HTMLElement>('[data-near]');
  runtime.enter(buyerWith({ 'keep-alive': true }), {});
  await settle();
  const ahead = runtime.enter(entryOf('api-app'), {}, true);
  await settle();
  expect(near()).toBeNull();
  document.getElementById('shell')?.dispatchEvent(new Event('pointermove'));
  expect(near()).toBe(container('api-app'));
  await runtime.leave('buyer-app');
  runtime.enter(ahead.entry, {});
  expect(near()).toBe(container('buyer-app'));
  expect(container('api-app')?.getAttribute('aria-hidden')).toBeNull();
  await runtime.discard('buyer-app');
  expect(near()).toBeNull();
});

it('SA-2 SA-16 a console that is left with the focus in it, as by the back button, is near all the same', async () => {
  const { runtime } = await startRuntime(async () => working(), { profile: { open_app_list: ['BUYER', 'API'] } });
  runtime.enter(buyerWith({ 'keep-alive': true }), {});
  await settle();
  const container = document.querySelector<HTMLElement>('[data-application="buyer-app"]');
  const field = document.createElement('input');
  container?.querySelector('.application-root')?.append(field);
  field.focus();
  await runtime.leave('buyer-app');
  expect(container?.dataset.near).toBe('');
  expect(document.activeElement).toBe(document.body);
});
