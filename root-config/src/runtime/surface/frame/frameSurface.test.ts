import { readDescriptor } from '../../descriptor.ts';
import { createSurface } from '../createSurface.ts';

const loader = { import: jest.fn(), resolve: (url: string) => url, forget: jest.fn() };
class LoaderOfOne {}
Object.assign(globalThis, { System: new LoaderOfOne() }); // a frame’s loader is another of the same kind

function frameOf() {
  document.head.innerHTML =
    '<title>Tracking</title><script nonce="n1" type="application/json"></script><style>.early {}</style>';
  document.body.innerHTML = '<div id="shell"></div><main id="main"></main>';
  Object.assign(document.documentElement, { lang: 'de' }).dataset.theme = 'dark';
  const { options } = readDescriptor({
    name: 'parcel-app',
    url: '/parcel.js',
    options: { iframe: true, shadowDOM: true },
  });
  const onError = jest.fn();
  const surface = createSurface({
    page: document,
    entry: { name: 'parcel-app', place: 'main', options },
    loader,
    onError,
  });
  const frame = surface.container.querySelector('iframe');
  const owner = frame?.contentDocument;
  if (!frame || !owner?.defaultView) throw new Error('There is no frame.');
  return { surface, frame, owner, view: owner.defaultView, onError };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('SA-1 iframe: root and popups are in a frame in standards mode, with a title', () => {
  const { surface, frame, owner } = frameOf();
  expect(surface.parts.root.ownerDocument).toBe(owner);
  expect(surface.parts.popups.ownerDocument).toBe(owner);
  expect(owner.compatMode).toBe('CSS1Compat');
  expect(frame.title).toBe('Tracking');
  expect(owner.querySelector('base')?.target).toBe('_parent');
});

it('SA-1 iframe: language, theme, title and styles follow the page', async () => {
  const { frame, owner } = frameOf();
  const root = owner.documentElement;
  expect([root.lang, root.dataset.theme]).toEqual(['de', 'dark']);
  expect(owner.head.textContent).toContain('.early');
  document.documentElement.lang = 'fr';
  document.documentElement.dataset.theme = 'light';
  document.title = 'Archived';
  document.head.append(Object.assign(document.createElement('style'), { textContent: '.late {}' }));
  await settle();
  expect([root.lang, root.dataset.theme, frame.title]).toEqual(['fr', 'light', 'Archived']);
  expect(owner.head.textContent).toContain('.late');
});

it('SA-1 iframe: modules in it find the nonce of the page', () => {
  const { owner } = frameOf();
  expect(owner.querySelector<HTMLElement>('script[nonce]')?.nonce).toBe('n1');
});

it('SA-1 iframe: focusing the frame again focuses the element that had the focus', () => {
  const { surface, frame, owner } = frameOf();
  const button = surface.parts.root.appendChild(owner.createElement('button'));
  button.focus();
  button.blur(); // as when the focus goes to the page
  frame.focus();
  expect(owner.activeElement).toBe(button);
  button.remove();
  frame.focus();
  expect(owner.activeElement).toBe(owner.body);
});

it('SA-1 iframe: errors inside are reported outside, until the frame is removed', () => {
  const { surface, view, onError } = frameOf();
  const thrown = new Error('inside');
  view.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  expect(onError).toHaveBeenCalledWith(thrown);
  surface.remove();
  expect(document.querySelector('iframe')).toBeNull();
  view.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(onError).toHaveBeenCalledTimes(1);
});
