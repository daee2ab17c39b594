import { createUnsaved } from './createUnsaved.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'leaves';
};

afterEach(() => document.body.replaceChildren());

it('RL-2 the browser asks before it leaves as long as anybody holds something, and not after', () => {
  const unsaved = createUnsaved(window, () => false);
  expect([unsaved.isAny(), leave()]).toEqual([false, 'leaves']);
  const form = unsaved.hold();
  const upload = unsaved.hold();
  form();
  form();
  expect([unsaved.isAny(), leave()]).toEqual([true, 'asks']);
  upload();
  expect([unsaved.isAny(), leave()]).toEqual([false, 'leaves']);
});

it('RL-2 a write that is on its way keeps the page as it is, and nobody is asked', () => {
  const unsaved = createUnsaved(window, () => false);
  const sent = unsaved.hold(false);
  expect([unsaved.isAny(), leave()]).toEqual([true, 'leaves']);
  sent();
  expect(unsaved.isAny()).toBe(false);
});

it('RL-2 drafts keep the page as it is, and as they come back nobody is asked', () => {
  const unsaved = createUnsaved(window, () => true);
  expect([unsaved.isAny(), leave()]).toEqual([true, 'leaves']);
});

it('RL-2 a dialog in a frame is an open dialog', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const unsaved = createUnsaved(window, () => false);
  expect(unsaved.isAny()).toBe(false);
  if (frame.contentDocument) frame.contentDocument.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  expect(unsaved.isAny()).toBe(true);
});

it.each([
  ['<dialog open></dialog>', true],
  ['<dialog></dialog>', false],
  ['<div role="dialog" aria-modal="true"></div>', true],
  ['<div role="dialog"></div>', false],
])('RL-2 %s is an open dialog: %s', (markup, open) => {
  document.body.innerHTML = markup;
  expect(createUnsaved(window, () => false).isAny()).toBe(open);
});
