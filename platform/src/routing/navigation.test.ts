import { createNavigation } from './navigation.ts';

/** A page as far as leaving it is concerned. */
function start() {
  const location = { assign: jest.fn(), reload: jest.fn() };
  const page = Object.assign(new EventTarget(), { location, document, history });
  createNavigation(page as unknown as Window).leave('/user/en');
  return { page, location };
}

const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

afterEach(() => document.documentElement.removeAttribute('hidden'));

it('F-58 SC-27 a page that was left for good shows nothing when the browser brings it back, and is loaded again', () => {
  const { page, location } = start();
  expect(location.assign).toHaveBeenCalledWith('/user/en');
  page.dispatchEvent(new Event('pagehide'));
  expect(document.documentElement).not.toBeVisible();
  page.dispatchEvent(pageshow(true));
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('F-58 who stays when the browser asks keeps the page', () => {
  const { page, location } = start();
  page.dispatchEvent(pageshow(false));
  expect(document.documentElement).toBeVisible();
  expect(location.reload).not.toHaveBeenCalled();
});

describe('PG-7 moves that are held', () => {
  const pageIs = (path: string) => expect(location.pathname + location.search).toBe(path);
  const stepBack = async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  };
  /** On the settings page, by a move of the frame, which leaves no state of a router in the entry. */
  function edit(entryState: unknown) {
    history.pushState(entryState, '', '/buyer/dashboard');
    const navigation = createNavigation(window);
    navigation.go('/buyer/settings?tab=1');
    dispatchEvent(new Event('single-spa:routing-event'));
    const held: { path: string; proceed: () => void }[] = [];
    const end = navigation.guard((path, proceed) => {
      held.push({ path, proceed });
      return path.startsWith('/buyer/');
    });
    return { navigation, held, end };
  }

  it.each([null, { idx: 0 }, { idx: 7 }])('a step back from it is held, whatever the entry %j knows', async (state) => {
    const { held, end } = edit(state);
    await stepBack();
    expect(held.map(({ path }) => path)).toEqual(['/buyer/dashboard']);
    pageIs('/buyer/settings?tab=1'); // stays
    await stepBack();
    expect(held).toHaveLength(2);
    end();
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    held[1]?.proceed();
    await left;
    pageIs('/buyer/dashboard');
  });

  it('a step back to another console is not', async () => {
    history.pushState(null, '', '/api/dashboard');
    const { held } = edit(null);
    history.replaceState(null, '', '/buyer/settings');
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(-2);
    await moved;
    expect(held).toEqual([{ path: '/api/dashboard', proceed: expect.any(Function) }]);
    pageIs('/api/dashboard');
  });

  it('keeps what a router had noted in the entry that is stayed at', async () => {
    const { end } = edit(null);
    history.replaceState({ key: 'abc', idx: 1 }, '');
    dispatchEvent(new Event('single-spa:routing-event'));
    await stepBack();
    expect(history.state).toEqual({ key: 'abc', idx: 1 });
    end();
  });
});
