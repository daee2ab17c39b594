import { readDescriptor } from '../descriptor.ts';
import { createSurface } from './createSurface.ts';

const loader = { import: jest.fn(), resolve: (url: string) => url, forget: jest.fn() };

function surfaceOf(options: object) {
  document.body.innerHTML = '<main id="main"></main>';
  const { options: all } = readDescriptor({ name: 'parcel-app', url: '/parcel.js', options });
  return createSurface({
    page: document,
    entry: { name: 'parcel-app', place: 'main', options: all },
    loader,
    onError: jest.fn(),
  });
}

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('SA-1 puts an application directly into the page by default', () => {
  const { container, parts } = surfaceOf({});
  expect(document.getElementById('main')?.firstElementChild).toBe(container);
  expect([...container.children]).toEqual([parts.root, parts.popups]);
});

it.each([{}, { shadowDOM: true }])('I3 %j: renewed parts are empty, and late content is not in the page', (options) => {
  const { container, parts } = surfaceOf(options);
  const before = { root: parts.root, popups: parts.popups };
  parts.renew();
  before.root.append('late');
  before.popups.append('late');
  expect([...(container.shadowRoot ?? container).children]).toEqual([parts.root, parts.popups]);
  expect((container.shadowRoot ?? container).textContent).toBe('');
});

it('SA-1 shadowDOM: root and popups are in an open shadow root of the container', () => {
  const { container, parts } = surfaceOf({ shadowDOM: true });
  expect(container.shadowRoot).not.toBeNull();
  expect(parts.root.getRootNode()).toBe(container.shadowRoot);
  expect(parts.popups.getRootNode()).toBe(container.shadowRoot);
});

it('SA-1 shadowDOM: the styles of the page are copied, also later ones, and removed when the page removes them', async () => {
  const early = addStyle('.early {}');
  const { container, remove } = surfaceOf({ shadowDOM: true });
  const text = () => container.shadowRoot?.textContent;
  expect(text()).toContain('.early');
  const late = addStyle('.late {}');
  await settle();
  expect(text()).toContain('.late');
  late.textContent = '.rewritten {}';
  await settle();
  expect(text()).toContain('.rewritten');
  expect(text()).not.toContain('.late');
  (late.firstChild as Text).data = '.edited {}'; // just written
  await settle();
  expect(text()).toContain('.edited');
  early.remove();
  await settle();
  expect(text()).not.toContain('.early');
  remove();
  expect(container.isConnected).toBe(false);
  addStyle('.afterwards {}');
  await settle();
  expect(text()).not.toContain('.afterwards');
  late.remove();
});
