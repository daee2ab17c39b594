import { act, screen } from '@testing-library/react';
import { applicationChanged, type Platform } from '@tracking-console/platform';
import { expectTitle, showPage, startShell } from '../testing/startShell.tsx';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[data-announcer]');

async function move(go: () => void, then: () => void) {
  act(go);
  then();
  await act(async () => {}); // mutation observers notify in a microtask
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('SA-16 leaves the focus alone at the first load and says nothing', async () => {
  await startShell();
  showPage('Dashboard page');
  await expectTitle('Dashboard · Tracking Console');
  expect(heading('Dashboard page')).not.toHaveFocus();
  expect(announced()).toBeEmptyDOMElement();
});

it('PG-2 goes to the place of a step back made before the frame was there, and leaves the focus alone', async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const places = { entry: () => 'list', read: () => 420, write: () => {} };
  await startShell({ at: '/buyer/shipment', services: { places } });
  expect(window.scrollTo).toHaveBeenCalledWith(0, 420);
  jest.mocked(window.scrollTo).mockClear();
  await move(
    () => {},
    () => showPage('Tracking page'),
  );
  expect(window.scrollTo).toHaveBeenCalledWith(0, 420);
  expect(heading('Tracking page')).not.toHaveFocus();
});

it('SA-16 AX-8 focuses the heading of the new page and says its name', async () => {
  const { platform } = await startShell();
  showPage('Dashboard page');
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).toHaveFocus();
  expect(announced()).toHaveTextContent('Archived');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('SA-16 AX-8 says the name of a page again where the one before bore the same', async () => {
  const { platform } = await startShell({ profile: { open_app_list: ['BUYER', 'API'] } });
  const go = (path: string) =>
    move(
      () => platform.navigation.go(path),
      () => showPage('Dashboard page'),
    );
  await go('/api/dashboard');
  expect(announced()).toHaveTextContent('Dashboard');
  const before = announced()?.textContent;
  await go('/buyer/dashboard');
  expect(announced()).toHaveTextContent('Dashboard');
  expect(announced()?.textContent).not.toBe(before);
});

it('SA-16 follows a heading that is rendered again while it has the focus', async () => {
  const { platform } = await startShell();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Loading page'),
  );
  await move(
    () => {},
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).toHaveFocus();
});

it.each([true, false])('I8 focuses the heading after another try, had the card the focus: %s', async (hadFocus) => {
  const { platform } = await startShell();
  const notify = (state: 'load_failed' | 'loading') =>
    platform.store.dispatch(applicationChanged({ name: 'buyer-app', state, duration: 0 }));
  act(() => void notify('load_failed'));
  const main = document.getElementById('main');
  if (hadFocus) showPage('Card').querySelector('input')?.focus();
  else main?.focus();
  await move(
    () => void notify('loading'),
    () => {
      const root = showPage('Dashboard page');
      root.className += ' application-root';
      root.tabIndex = -1;
      if (hadFocus) root.focus();
    },
  );
  expect(hadFocus ? heading('Dashboard page') : main).toHaveFocus();
});

/** Emits what the runtime emits for a console that it keeps out of sight. */
const keep = ({ store }: Platform, leftAt: string) =>
  store.dispatch(
    applicationChanged({ name: 'buyer-app', state: 'mounted', visibility: 'hidden', leftAt, duration: 0 }),
  );

it('SA-16 leaves scroll and focus alone where a console comes back to the place it was left at', async () => {
  const { platform } = await startShell();
  act(() => void keep(platform, '/buyer/archived'));
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(announced()).toHaveTextContent('Archived');
});

it('SA-16 focuses the heading where a console comes back to another place than it was left at', async () => {
  const { platform } = await startShell();
  act(() => void keep(platform, '/buyer/archived?page=2'));
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).toHaveFocus();
});

it('SA-16 leaves someone who types in the new page where they are', async () => {
  const { platform } = await startShell();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page').querySelector('input')?.focus(),
  );
  expect(screen.getByRole('textbox', { name: 'field of Archive page' })).toHaveFocus();
});

it.each(['dialog', 'menu'])('SA-16 leaves someone in a %s where they are', async (role) => {
  const { platform } = await startShell();
  const overlay = document.createElement('div');
  overlay.role = role;
  overlay.innerHTML = '<button>Stay</button>';
  document.body.append(overlay);
  screen.getByRole('button', { name: 'Stay' }).focus();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  overlay.remove();
});

/** Moves an application's content into a shadow root or a frame. */
function isolate(page: HTMLElement, into: 'shadow root' | 'frame') {
  const content = [...page.childNodes];
  if (into === 'shadow root') page.attachShadow({ mode: 'open' }).append(...content);
  else page.appendChild(document.createElement('iframe')).contentDocument?.body.append(...content);
  const inside = page.shadowRoot ?? page.querySelector('iframe')?.contentDocument;
  return { page, inside, part: (tag: string) => inside?.querySelector<HTMLElement>(tag) };
}

describe.each(['shadow root', 'frame'] as const)('an application in a %s', (into) => {
  const arrive = async (then: (shown: ReturnType<typeof isolate>) => void = () => {}) => {
    const { platform } = await startShell();
    let shown = isolate(showPage('Dashboard page'), into);
    await move(
      () => platform.navigation.go('/buyer/archived'),
      () => {
        shown = isolate(showPage('Archive page'), into);
        then(shown);
      },
    );
    return shown;
  };

  it('SA-16 SA-1 gets the focus on its heading, and the window goes to its top', async () => {
    const { inside, part } = await arrive();
    expect(inside?.activeElement).toBe(part('h1'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('SA-16 SA-1 keeps the focus of someone who types in it', async () => {
    const { inside, part } = await arrive(({ part }) => part('input')?.focus());
    expect(inside?.activeElement).toBe(part('input'));
  });
});
