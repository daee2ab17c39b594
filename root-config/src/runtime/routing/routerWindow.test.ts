import { ROUTER_MODES } from '@tracking-console/contract/page/applications';
import { createRouterWindow, type RouterWindow, type RouterWindowOptions } from './routerWindow.ts';

const opened: RouterWindow[] = [];
afterEach(() => {
  for (const { end } of opened.splice(0)) end();
});

/** A router's window at an address of the page; `moves` are the events its router gets. */
function open(at: string, options: Partial<RouterWindowOptions> = {}, state: unknown = null) {
  history.replaceState(state, '', at);
  const base = {
    mode: 'native',
    name: 'buyer-app',
    prefix: '/buyer',
    basePath: '/buyer',
    defaultPage: '',
    held: false,
  } as const;
  const made = createRouterWindow(window, { ...base, ...options });
  opened.push(made);
  const moves: string[] = [];
  made.window.addEventListener('popstate', () => moves.push(made.path()));
  return { ...made, moves, router: made.window };
}

/** The page moves, and single-spa dispatches its event. */
function pageGoes(path: string, state: unknown = null) {
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const address = () => location.pathname + location.search + location.hash;

it('SA-1 native: the browser’s address is the application’s, both ways', () => {
  const { router, path, moves } = open('/buyer/shipment?page=2#row');
  expect(path()).toBe('/buyer/shipment?page=2#row');
  expect(router.location.search).toBe('?page=2');
  expect(String(router.location)).toBe('http://localhost/buyer/shipment?page=2#row');
  router.history.pushState({ from: 'list' }, '', '/buyer/archived');
  expect(address()).toBe('/buyer/archived');
  expect(router.history.state).toEqual({ from: 'list' });
  router.history.replaceState(null, '', '?page=3');
  expect(address()).toBe('/buyer/archived?page=3');
  expect(moves).toEqual([]);
});

it('SA-1 native: gets a move of the page, once, and only when the address changes', () => {
  const { moves, router } = open('/buyer/shipment');
  pageGoes('/buyer/shipment');
  expect(moves).toEqual([]);
  pageGoes('/buyer/shipment', { step: 1 });
  pageGoes('/buyer/shipment', { step: 1 });
  pageGoes('/buyer/archived');
  expect(moves).toEqual(['/buyer/shipment', '/buyer/archived']);
  expect(router.history.state).toBeNull();
});

it('RT-2 an upper-case prefix is the application’s own', () => {
  const { path, moves } = open('/BUYER/Shipment');
  expect(path()).toBe('/BUYER/Shipment');
  pageGoes('/Buyer/archived');
  expect(moves).toEqual(['/Buyer/archived']);
});

it.each(['/api/dashboard', '/', '/buyers', '/buyer-two/dashboard'])(
  'SA-1 a shown application takes no notice of %s',
  (path) => {
    const test = open('/buyer/shipment');
    pageGoes(path);
    expect(test.moves).toEqual([]);
    expect(test.router.location.pathname).toBe('/buyer/shipment');
  },
);

it('SA-1 while held, the address does not change and what the application writes is its own', () => {
  const { router, path, moves, hold, release } = open('/buyer/shipment');
  hold();
  pageGoes('/api/dashboard');
  pageGoes('/buyer/archived');
  pageGoes('/api/tracking');
  router.history.replaceState({ tab: 2 }, '', '/buyer/shipment?tab=2');
  router.history.back();
  expect(moves).toEqual([]);
  expect(path()).toBe('/buyer/shipment?tab=2');
  expect(address()).toBe('/api/tracking');
  pageGoes('/buyer/archived');
  release();
  expect(moves).toEqual(['/buyer/archived']);
});

it('SA-11 gets no event when it is shown again where it was left', () => {
  const { moves, hold, release } = open('/buyer/shipment?page=2');
  hold();
  pageGoes('/api/dashboard');
  pageGoes('/buyer/shipment?page=2');
  release();
  expect(moves).toEqual([]);
});

it.each(['/buyer', '/buyer/', '/BUYER'])('SA-1 default-page: %s leads there, without an entry of its own', (at) => {
  const entries = history.length;
  const { path, moves } = open(at, { defaultPage: 'dashboard' });
  expect(path()).toBe('/buyer/dashboard');
  expect(address()).toBe('/buyer/dashboard');
  expect(history.length).toBe(entries);
  expect(moves).toEqual([]);
});

it('SA-1 default-page: a longer address wins, and so does one without a default page', () => {
  expect(open('/buyer/shipment?page=2', { defaultPage: 'dashboard' }).path()).toBe('/buyer/shipment?page=2');
  expect(open('/buyer').path()).toBe('/buyer');
  expect(address()).toBe('/buyer');
});

it('SA-19 premounted it begins at the default page and does not change the address', () => {
  const { path, moves, release } = open('/api/dashboard', { defaultPage: '/dashboard', held: true });
  expect(path()).toBe('/buyer/dashboard');
  expect(address()).toBe('/api/dashboard');
  pageGoes('/buyer/shipment');
  expect(moves).toEqual([]);
  release();
  expect(moves).toEqual(['/buyer/shipment']);
});

it('SA-1 default-page: search and hash of the address stay', () => {
  expect(open('/buyer?utm=1#x', { defaultPage: 'dashboard' }).path()).toBe('/buyer/dashboard?utm=1#x');
  expect(address()).toBe('/buyer/dashboard?utm=1#x');
  expect(open('/buyer?utm=1#x', { defaultPage: 'shipment?page=2' }).path()).toBe('/buyer/shipment?page=2#x');
});

it.each(['/buyer', '/buyer/v2'])('SA-1 baseroute + default-page: %s leads below the base path', (at) => {
  expect(open(at, { basePath: '/buyer/v2', defaultPage: 'dashboard' }).path()).toBe('/buyer/v2/dashboard');
  expect(address()).toBe('/buyer/v2/dashboard');
});

it('SA-1 SA-19 premounted it stays at the default page where the address names just the prefix, at first', () => {
  const { path, moves, hold, release } = open('/api/dashboard', { defaultPage: '/dashboard', held: true });
  pageGoes('/buyer');
  release();
  expect([path(), address(), moves]).toEqual(['/buyer/dashboard', '/buyer/dashboard', []]);
  hold();
  pageGoes('/api/dashboard');
  pageGoes('/buyer');
  release();
  expect([path(), moves]).toEqual(['/buyer', ['/buyer']]);
});

it('SA-19 premounted it gets search and hash of the address of its default page', () => {
  const { moves, release } = open('/api/dashboard', { defaultPage: '/dashboard', held: true });
  pageGoes('/buyer?utm=1');
  release();
  expect([address(), moves]).toEqual(['/buyer/dashboard?utm=1', ['/buyer/dashboard?utm=1']]);
});

it('SA-1 search: the path sits in the query under the application’s name, beside what else is there', () => {
  const { router, path, moves } = open('/buyer?theme=dark', { mode: 'search', defaultPage: 'dashboard' });
  expect(path()).toBe('/buyer/dashboard');
  router.history.pushState({ a: 1 }, '', '/buyer/shipment?page=2');
  expect(address()).toBe(`/buyer?theme=dark&buyer-app=${encodeURIComponent('/buyer/shipment?page=2')}`);
  expect(router.location.search).toBe('?page=2');
  expect(router.history.state).toEqual({ a: 1 });
  pageGoes('/buyer?buyer-app=%2Fbuyer%2Farchived&api-app=%2Fapi');
  expect(moves).toEqual(['/buyer/archived']);
  expect(open('/buyer?buyer-app=%2Fbuyer%2Fpassport', { mode: 'search' }).path()).toBe('/buyer/passport');
});

it.each(['//evil.example/a', 'javascript:alert(1)', '//', 'http://', 'https://evil.example/', '/..//evil.example/a'])(
  'SA-1 search: %s in a link is no path of the application',
  (link) => {
    const { path, router } = open(`/buyer?buyer-app=${encodeURIComponent(link)}`, {
      mode: 'search',
      defaultPage: 'dashboard',
    });
    expect(path()).toBe('/buyer/dashboard');
    expect(router.location.origin).toBe('http://localhost');
  },
);

it('SA-1 state: the path sits in the history entry, beside what others keep there; the address stays as it is', () => {
  const { router, path } = open('/buyer', { mode: 'state', defaultPage: 'dashboard' }, { others: 1 });
  expect(path()).toBe('/buyer/dashboard');
  router.history.pushState({ a: 1 }, '', '/buyer/shipment');
  expect(address()).toBe('/buyer');
  expect(history.state).toEqual({ others: 1, 'application:buyer-app': { path: '/buyer/shipment', state: { a: 1 } } });
  expect(router.history.state).toEqual({ a: 1 });
  expect(open('/buyer', { mode: 'state' }, history.state).path()).toBe('/buyer/shipment');
});

it.each(['native', 'search', 'state'] as const)(
  'SA-1 %s: the browser’s Back leads to the application’s last address',
  async (mode) => {
    const { router, path, moves } = open('/buyer', { mode });
    router.history.pushState(null, '', '/buyer/one');
    router.history.pushState(null, '', '/buyer/two');
    router.history.back();
    await moved();
    expect(path()).toBe('/buyer/one');
    expect(moves).toEqual(['/buyer/one']);
    router.history.go(1);
    await moved();
    expect(path()).toBe('/buyer/two');
  },
);

it('SA-1 pure: the page does not show it, and the entries are its own', async () => {
  const entries = history.length;
  const { router, path, moves } = open('/buyer?x=1', { mode: 'pure', defaultPage: 'dashboard' });
  for (const page of ['one', 'two']) router.history.pushState(null, '', `/buyer/${page}`);
  expect([address(), history.length, history.state]).toEqual(['/buyer?x=1', entries, null]);
  router.history.go(-2);
  expect(moves).toEqual([]); // asynchronous, as in the browser
  await Promise.resolve();
  expect(path()).toBe('/buyer/dashboard');
  router.history.replaceState(null, '', '/buyer/start');
  router.history.forward();
  await Promise.resolve();
  expect(path()).toBe('/buyer/one');
  router.history.go(-7);
  router.history.go(7);
  await Promise.resolve();
  router.history.pushState(null, '', '/buyer/three');
  router.history.forward();
  await Promise.resolve();
  expect(moves).toEqual(['/buyer/dashboard', '/buyer/one']);
  router.history.back();
  router.history.back();
  await Promise.resolve();
  expect(path()).toBe('/buyer/start');
});

it('SA-19 pure: what a router did before it was shown is kept', () => {
  const { router, path, moves, release } = open('/api', { mode: 'pure', held: true });
  router.history.replaceState(null, '', '/buyer/dashboard');
  release();
  expect(path()).toBe('/buyer/dashboard');
  expect(moves).toEqual([]);
});

it.each(['search', 'state', 'pure'] as const)(
  'SA-11 %s: comes back where it was left, whatever the page did since',
  (mode) => {
    const { router, path, moves, hold, release } = open('/buyer', { mode, defaultPage: 'dashboard' });
    router.history.pushState(null, '', '/buyer/shipment');
    hold();
    pageGoes('/api/dashboard');
    pageGoes('/buyer');
    release();
    expect(path()).toBe('/buyer/shipment');
    expect(moves).toEqual([]);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(path()).toBe('/buyer/shipment');
  },
);

it.each(ROUTER_MODES)(
  'SA-12 %s: once it has ended, no listener gets a move and nothing is left at the page',
  (mode) => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const { moves, end } = open('/buyer/shipment', { mode });
    end();
    pageGoes('/buyer/archived?buyer-app=%2Fbuyer%2Fx', { 'application:buyer-app': { path: '/buyer/x', state: null } });
    expect(moves).toEqual([]);
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  },
);

it('SA-1 removes listeners again, of either kind; those of other events are the page’s', () => {
  const { router } = open('/buyer/shipment');
  const received: string[] = [];
  const object = { handleEvent: ({ type }: Event) => void received.push(type) };
  const plain = ({ type }: Event) => void received.push(type);
  for (const type of ['popstate', 'resize']) router.addEventListener(type, object);
  router.addEventListener('popstate', plain);
  pageGoes('/buyer/one');
  dispatchEvent(new Event('resize'));
  expect(received).toEqual(['popstate', 'popstate', 'resize']);
  for (const type of ['popstate', 'resize']) router.removeEventListener(type, object);
  router.removeEventListener('popstate', plain);
  pageGoes('/buyer/two');
  dispatchEvent(new Event('resize'));
  expect(received).toHaveLength(3);
});

it.each(['popstate', 'hashchange'])('SA-1 %s: a listener may be called once, or until a signal', (type) => {
  const { router } = open('/buyer/shipment');
  const received: string[] = [];
  const until = new AbortController();
  router.addEventListener(type, () => received.push('once'), { once: true });
  router.addEventListener(type, () => received.push('until'), { signal: until.signal });
  router.addEventListener(type, () => received.push('always'));
  router.addEventListener(type, () => received.push('too late'), { signal: AbortSignal.abort() });
  pageGoes('/buyer/shipment#one');
  pageGoes('/buyer/shipment#two');
  until.abort();
  pageGoes('/buyer/shipment#three');
  expect(received).toEqual(['once', 'until', 'always', 'until', 'always', 'always']);
});

it('SA-1 a hashchange is dispatched where it is the application’s own and nothing else has changed', () => {
  const { router, hold, release } = open('/buyer/shipment#one');
  const received: string[] = [];
  router.addEventListener('hashchange', ({ newURL }) => received.push(new URL(newURL).pathname + new URL(newURL).hash));
  pageGoes('/buyer/shipment#two');
  pageGoes('/buyer/archived#three');
  pageGoes('/api/dashboard#four');
  hold();
  pageGoes('/buyer/archived#five');
  expect(received).toEqual(['/buyer/shipment#two']);
  release();
  expect(received).toEqual(['/buyer/shipment#two', '/buyer/archived#five']);
});

it('SA-12 listeners that a router leaves at the page are removed with it', () => {
  const { router, end } = open('/buyer/shipment');
  const received: string[] = [];
  const listener = ({ type }: Event) => void received.push(type);
  router.addEventListener('resize', listener);
  router.addEventListener('pagehide', listener, { capture: true });
  router.addEventListener('blur', listener);
  router.removeEventListener('blur', listener);
  dispatchEvent(new Event('resize'));
  end();
  for (const type of ['resize', 'pagehide', 'blur', 'popstate']) dispatchEvent(new Event(type));
  expect(received).toEqual(['resize']);
});

it('SA-1 is a window in every other respect', () => {
  const { router } = open('/buyer/shipment');
  router.name = 'set through it';
  router.history.scrollRestoration = 'manual';
  router.location.hash = 'row';
  expect(window.name).toBe('set through it');
  expect(history.scrollRestoration).toBe('manual');
  expect(location.hash).toBe('#row');
  expect(router.document).toBe(document);
  expect(router.getComputedStyle(document.body)).toBeDefined();
  expect(typeof router.location.assign).toBe('function');
  expect(router.history.length).toBe(history.length);
});

it.each(ROUTER_MODES)('ID-3 %s: the page’s address it was left at leads back, whatever the page did since', (mode) => {
  const { router, hold, pageAddress } = open('/buyer/dashboard', { mode, basePath: '/elsewhere' });
  router.history.pushState(null, '', mode === 'native' ? '/buyer/shipment' : '/elsewhere/shipment');
  const left = address();
  pageGoes('/api/dashboard');
  hold();
  expect(pageAddress()).toBe(left);
  expect(left).toMatch(/^\/buyer\//);
});
