import { watchPlace } from './place.ts';

jest.useFakeTimers();

/** Contains the elements an application renders into. */
const roots: Record<string, () => HTMLElement | ShadowRoot> = {
  'the page': () => document.body.appendChild(document.createElement('div')),
  'a shadow root': () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
};

function start(around: HTMLElement | ShadowRoot) {
  around.innerHTML =
    '<div><h1 tabindex="-1">Shipments</h1><input aria-label="search"></div><div><button>In a dialog</button></div>';
  const [root, popups] = around.children as unknown as [HTMLElement, HTMLElement]; // just written
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  let shown = true;
  const place = watchPlace({ root, popups }, window, () => shown);
  const active = () => (around instanceof ShadowRoot ? around.activeElement : document.activeElement);
  const scroll = (to: number) => {
    window.scrollY = to;
    window.dispatchEvent(new Event('scroll'));
  };
  const leave = () => {
    place.leave();
    shown = false;
  };
  const restore = () => {
    shown = true;
    place.restore();
  };
  return {
    place,
    leave,
    restore,
    scroll,
    scrollTo,
    active,
    field: root.querySelector('input'),
    heading: root.querySelector('h1'),
    button: popups.querySelector('button'),
  };
}

afterEach(() => {
  document.body.innerHTML = '';
  window.scrollY = 0;
});

it.each(Object.keys(roots))('SA-16 in %s, scroll and focus come back to where they were', (kind) => {
  const { place, leave, restore, scroll, scrollTo, active, field } = start((roots[kind] as () => HTMLElement)()); // a key of it
  field?.focus();
  field?.blur(); // to the menu entry that leaves
  scroll(420);
  expect(place.known()).toBe(false);
  leave();
  expect(place.known()).toBe(true);
  scroll(0);
  restore();
  scroll(7); // of the earlier move, received late
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
  expect(active()).toBe(field);
});

it.each(Object.keys(roots))(
  'SA-2 SA-16 in %s, an application left without the mouse does not keep the focus',
  (kind) => {
    const { leave, restore, active, field, button } = start((roots[kind] as () => HTMLElement)()); // a key of it
    for (const focused of [field, button]) {
      focused?.focus();
      leave();
      expect([field, button]).not.toContain(active());
      restore();
      jest.runAllTimers();
      expect(active()).toBe(focused);
    }
  },
);

it('SA-16 leaving does not move the focus of other elements', () => {
  const { leave } = start(document.body.appendChild(document.createElement('div')));
  const menu = document.body.appendChild(document.createElement('button'));
  menu.focus();
  leave();
  expect(document.activeElement).toBe(menu);
});

it('SA-16 the heading gets the focus when nothing had it, or when that element is gone', () => {
  const { place, active, field, heading } = start(document.body.appendChild(document.createElement('div')));
  place.leave();
  place.restore();
  jest.runAllTimers();
  expect(active()).toBe(heading);
  field?.focus();
  field?.remove();
  place.restore();
  jest.runAllTimers();
  expect(active()).toBe(heading);
});

it('SA-16 I8 an open dialog gets the focus back, and the element below it once the dialog is gone', () => {
  const { leave, restore, active, field, button } = start(document.body.appendChild(document.createElement('div')));
  field?.focus();
  button?.focus();
  button?.blur();
  leave();
  restore();
  jest.runAllTimers();
  expect(active()).toBe(button);
  button?.remove();
  restore();
  jest.runAllTimers();
  expect(active()).toBe(field);
});

it('SA-16 one that is left before it was restored is restored to its own position, not to the page’s', () => {
  const { leave, restore, scroll, scrollTo } = start(document.body.appendChild(document.createElement('div')));
  scroll(420);
  leave();
  scroll(7);
  restore();
  leave();
  jest.runAllTimers();
  expect(scrollTo).not.toHaveBeenCalled();
  restore();
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
});

it('SA-12 watches nothing after its end', () => {
  const { place, active, field, heading } = start(document.body.appendChild(document.createElement('div')));
  place.leave();
  place.end();
  field?.focus();
  place.restore();
  jest.runAllTimers();
  expect(active()).toBe(heading);
});

it('SA-12 restoring the focus can be canceled', () => {
  const { place, active } = start(document.body.appendChild(document.createElement('div')));
  place.leave();
  place.restore();
  place.end();
  jest.runAllTimers();
  expect(active()).toBe(document.body);
});
