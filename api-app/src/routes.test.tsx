import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MountParcel } from '@tracking-console/platform';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { list, summary } from './testing/answers.ts';
import { startConsole, success } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const answers = {
  '/console-api/v1/dashboard/summary': success(summary()),
  '/console-api/v1/keys/list': success({ keys: [], limit: 10 }),
  '/track/v2.4/gettracklist': list([]),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Fakes SystemJS, and single-spa's parcels. */
function fakeParcels() {
  const log: string[] = [];
  const parcels = new Proxy({}, { get: (_, page) => async () => ({ page }) });
  Object.assign(globalThis, { System: { import: async () => ({ parcels }) } });
  const mountParcel: MountParcel = (load, props) => {
    const loading = load() as Promise<{ page: string }>; // as made above
    const mountPromise = loading.then(({ page }) => log.push(`mount ${page} ${Object.keys(props).sort().join(' ')}`));
    return { mountPromise, unmount: async () => void log.push(`unmount ${(await loading).page}`) };
  };
  return { log, mountParcel };
}

it('RT-1 RT-2 leads /API to the dashboard, whatever its case', async () => {
  await startConsole({ at: '/API', answers });
  expect(await heading('Dashboard')).toBeVisible();
  expect(location.pathname).toBe('/api/dashboard');
});

it.each([
  ['/api/airline', 'Air cargo'],
  ['/api/notification', 'Notify yourself'],
  ['/api/notification/consumer', 'Notify customers'],
  ['/api/notification/history', 'Sent history'],
  ['/api/taskCenter', 'Task center'],
  ['/api/settings', 'Settings'],
])('RT-4 shows %s as a page of its own', async (at, title) => {
  await startConsole({ at, answers });
  expect(await heading(title)).toBeVisible();
});

it('PG-13 keeps the tab of the settings in the address, and each is a step', async () => {
  await startConsole({ at: '/api/settings?tab=defaults', answers });
  expect(await screen.findByRole('tab', { name: 'Defaults', selected: true })).toBeVisible();
  for (const name of ['Webhooks', 'Deliveries', 'Logs', 'Events', 'Playground']) {
    await userEvent.click(screen.getByRole('tab', { name }));
    expect(new URLSearchParams(location.search).get('tab') ?? 'webhooks').toBe(name.toLowerCase());
  }
});

it('RT-9 shows 404 for an unknown path, with a way back', async () => {
  await startConsole({ at: '/api/nowhere/at/all', answers });
  expect(await heading('Page not found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
  expect(await heading('Dashboard')).toHaveFocus();
});

it('RT-5 RT-9 leads /api/orders to the order record and mounts it as a parcel, until the page is left', async () => {
  const { log, mountParcel } = fakeParcels();
  const { leave } = await startConsole({ at: '/api/orders', answers, mountParcel });
  await waitFor(() =>
    expect(log).toEqual(['mount ordersRecord basePath domElement identity platform popupElement visibility']),
  );
  expect(location.pathname).toBe('/api/orders/record');
  await leave();
  await waitFor(() => expect(log.at(-1)).toBe('unmount ordersRecord'));
});

it('RT-5 offers another try when the account pages cannot be loaded', async () => {
  const { log, mountParcel } = fakeParcels();
  const working = System.import;
  System.import = () => Promise.reject(new Error('no such file'));
  const { bugs } = await startConsole({ at: '/api/userinfo', answers, mountParcel });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(bugs).toHaveLength(1);
  System.import = working;
  await userEvent.click(retry);
  await waitFor(() => expect(log[0]).toMatch('mount userinfo'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('RT-6 has international invoices in every language', async () => {
  const { log, mountParcel } = fakeParcels();
  await startConsole({ at: '/api/invoice', answers, mountParcel });
  await waitFor(() => expect(log[0]).toMatch('mount invoice'));
});

it('RT-6 has tax invoices in Chinese only', async () => {
  const { log, mountParcel } = fakeParcels();
  const { leave } = await startConsole({ at: '/api/orders/invoice', answers, mountParcel });
  expect(await heading('Page not found')).toBeVisible();
  await leave();
  await startConsole({ at: '/api/orders/invoice', answers, mountParcel, language: 'zh-cn' });
  await waitFor(() => expect(log[0]).toMatch('mount ordersInvoice'));
});

it('LG-1 says everything in Chinese that it says in English', () => {
  const [english, chinese] = ['en', 'zh-cn'].map((language) => require(`./locales/${language}.json`) as object);
  const singular = /_one$/; // Chinese has one form for every number
  expect(Object.keys(chinese ?? {})).toEqual(Object.keys(english ?? {}).filter((key) => !singular.test(key)));
});

it('ID-3 closes in peace while an answer is on its way, and takes its state with it', async () => {
  let answer = (_: object) => {};
  const late = () => new Promise<object>((resolve) => (answer = resolve));
  const { leave, platform, bugs } = await startConsole({
    at: '/api/dashboard',
    answers: { ...answers, '/console-api/v1/dashboard/summary': late },
  });
  await heading('Dashboard');
  await leave();
  answer(success(summary()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bugs).toEqual([]);
  expect(Object.keys(platform.store.getState() as object)).not.toContain('apiConsole');
});
