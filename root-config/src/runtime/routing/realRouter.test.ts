import { waitFor } from '@testing-library/dom';
import { createBrowserRouter } from '@tracking-console/shared-dependencies/src/reactRouter.ts';
import { createRouterWindow, type RouterWindowOptions } from './routerWindow.ts';

/** The consoles' router in a window of the runtime. */
function open(at: string, options: Partial<RouterWindowOptions> = {}) {
  history.replaceState(null, '', at);
  const base = {
    mode: 'native',
    name: 'buyer-app',
    prefix: '/buyer',
    basePath: '/buyer',
    defaultPage: '',
    held: false,
  } as const;
  const made = createRouterWindow(window, { ...base, ...options });
  const pages = ['dashboard', 'shipment', 'archived'].map((path) => ({ path }));
  const router = createBrowserRouter([{ path: '/buyer', children: [...pages, { path: '*' }] }], {
    window: made.window,
  });
  const place = () => router.state.location.pathname + router.state.location.search;
  const end = () => {
    router.dispose();
    made.end();
  };
  return { ...made, router, place, end };
}

function pageGoes(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

it('SA-1 native: a router moves the page, and follows it', async () => {
  const { router, place, end } = open('/buyer/dashboard');
  await router.navigate('/buyer/shipment?page=2');
  expect(location.pathname + location.search).toBe('/buyer/shipment?page=2');
  history.back();
  await waitFor(() => expect(place()).toBe('/buyer/dashboard'));
  pageGoes('/buyer/archived');
  await waitFor(() => expect(place()).toBe('/buyer/archived'));
  end();
});

it('SA-11 a hidden router is held, and finds its path or the new one when it is shown', async () => {
  const { router, place, hold, release, end } = open('/buyer/shipment');
  hold();
  pageGoes('/api/dashboard');
  await router.navigate('/buyer/archived', { replace: true });
  expect(location.pathname).toBe('/api/dashboard');
  pageGoes('/buyer/archived');
  release();
  await waitFor(() => expect(place()).toBe('/buyer/archived'));
  hold();
  pageGoes('/api/dashboard');
  pageGoes('/buyer/dashboard');
  release();
  await waitFor(() => expect(place()).toBe('/buyer/dashboard'));
  end();
});

it('SA-11 SA-15 a router that is shown again at its own address gets no event, and keeps its state and key', async () => {
  const { router, hold, release, end } = open('/buyer/dashboard');
  await router.navigate('/buyer/shipment', { state: { from: 'dashboard' } });
  const { location: left } = router.state;
  const received = jest.fn();
  const stop = router.subscribe(received);
  hold();
  pageGoes('/api/dashboard');
  pageGoes('/buyer/shipment');
  const entries = [history.length, history.state];
  received.mockClear(); // of the move before
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).not.toHaveBeenCalled();
  expect(router.state.location).toBe(left);
  expect([history.length, history.state]).toEqual(entries);
  stop();
  await router.navigate('/buyer/archived');
  expect(location.pathname).toBe('/buyer/archived');
  history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/buyer/shipment'));
  end();
});

it('SA-1 pure: Back inside the application does not change the page', async () => {
  const { router, place, end } = open('/buyer', { mode: 'pure', defaultPage: 'dashboard' });
  const before = [location.href, history.length];
  await router.navigate('/buyer/shipment');
  await router.navigate('/buyer/archived');
  await router.navigate(-1);
  await waitFor(() => expect(place()).toBe('/buyer/shipment'));
  await router.navigate(1);
  await waitFor(() => expect(place()).toBe('/buyer/archived'));
  expect([location.href, history.length]).toEqual(before);
  end();
});

it.each(['search', 'state'] as const)('SA-1 %s: a reload finds the place again', async (mode) => {
  const first = open('/buyer', { mode, defaultPage: 'dashboard' });
  await first.router.navigate('/buyer/shipment?page=2');
  expect(location.pathname).toBe('/buyer');
  first.end();
  const made = createRouterWindow(window, {
    mode,
    name: 'buyer-app',
    prefix: '/buyer',
    basePath: '/buyer',
    defaultPage: 'dashboard',
    held: false,
  });
  expect(made.path()).toBe('/buyer/shipment?page=2');
  made.end();
});
