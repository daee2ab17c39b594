import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MountParcel } from '@tracking-console/platform';
import { buyerServer } from './testing/buyerServer.ts';
import { shipmentRow } from './testing/shipmentRow.ts';
import { startConsole } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Replaces SystemJS, and single-spa's parcels. */
function fakeParcels({ missing = false } = {}) {
  const log: string[] = [];
  const parcels = missing ? {} : new Proxy({}, { get: (_, page) => async () => ({ page }) });
  Object.assign(globalThis, { System: { import: async () => ({ parcels }) } });
  const mountParcel: MountParcel = (load, props) => {
    const loading = load() as Promise<{ page: string }>; // as made above
    const mountPromise = loading.then(({ page }) => log.push(`mount ${page} ${Object.keys(props).sort().join(' ')}`));
    return { mountPromise, unmount: async () => void log.push(`unmount ${(await loading).page}`) };
  };
  return { log, mountParcel };
}

it('RT-1 RT-2 leads /BUYER to the dashboard, whatever its case', async () => {
  await startConsole({ at: '/BUYER' });
  expect(await heading('Dashboard')).toBeVisible();
  expect(location.pathname).toBe('/buyer/dashboard');
});

it('RT-9 shows 404 for an unknown path, with a way back', async () => {
  await startConsole({ at: '/buyer/nowhere/at/all' });
  expect(await heading('Page not found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await heading('Dashboard')).toHaveFocus();
});

it('RT-5 RT-9 leads /buyer/orders to the order record and mounts it as a parcel, until the page is left', async () => {
  const { log, mountParcel } = fakeParcels();
  const { leave } = await startConsole({ at: '/buyer/orders', mountParcel });
  await waitFor(() =>
    expect(log).toEqual(['mount ordersRecord basePath domElement identity platform popupElement visibility']),
  );
  expect(location.pathname).toBe('/buyer/orders/record');
  await leave();
  await waitFor(() => expect(log.at(-1)).toBe('unmount ordersRecord'));
});

it.each([
  ['userinfo', 'userinfo'],
  ['security', 'security'],
  ['socialbind', 'socialbind'],
  ['authorizations', 'authorizations'],
  ['orders/offlineTrading', 'ordersOfflineTrading'],
])('RT-5 mounts /buyer/%s', async (path, page) => {
  const { log, mountParcel } = fakeParcels();
  await startConsole({ at: `/buyer/${path}`, mountParcel });
  await waitFor(() => expect(log[0]).toMatch(`mount ${page} `));
});

it('RT-5 says so when an account page cannot be had, and tries again', async () => {
  const { mountParcel, log } = fakeParcels({ missing: true });
  const { bugs } = await startConsole({ at: '/buyer/userinfo', mountParcel });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(bugs).toHaveLength(1);
  fakeParcels();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(log[0]).toMatch('mount userinfo'));
});

it('F-12 the file of the account pages has gone with an old version: one button loads the new one', async () => {
  const { mountParcel } = fakeParcels();
  // As the page's loader fails: its error names the file.
  const gone = Object.assign(new Error('gone'), { request: '/app/account.js' });
  Object.assign(globalThis, { System: { import: () => Promise.reject(gone) } });
  const { platform } = await startConsole({ at: '/buyer/userinfo', mountParcel });
  globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response); // all that is used of it
  const load = jest.spyOn(platform.newVersion, 'load').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Load the new version' }));
  expect(load).toHaveBeenCalledTimes(1);
});

it('RT-6 has invoices in Chinese only', async () => {
  const { log, mountParcel } = fakeParcels();
  const { leave } = await startConsole({ at: '/buyer/orders/invoice', mountParcel });
  expect(await heading('Page not found')).toBeVisible();
  await leave();
  await startConsole({ at: '/buyer/orders/invoice', mountParcel, language: 'zh-cn' });
  await waitFor(() => expect(log[0]).toMatch('mount ordersInvoice'));
});

it('PG-3 lists archived shipments and follows one again', async () => {
  const rows = [shipmentRow(1, { FIsArchived: true, archived_at: '2026-03-09T08:00:00.000Z' }), shipmentRow(2)];
  const { server } = await startConsole({ at: '/buyer/archived', server: buyerServer({ rows }) });
  const table = await screen.findByRole('table', { name: 'Archived' });
  expect(await within(table).findAllByRole('link', { name: /^RB/ })).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for RB000000001CN' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unarchive' }));
  expect(await screen.findByText('Nothing is archived')).toBeVisible();
  expect(server.paramsOf('SetTrackActivate')).toEqual([{ TrackInfoIds: ['1'] }]);
});

it('PG-3 shows the columns that are chosen for the archive, and leaves the other list as it is', async () => {
  const rows = [shipmentRow(1, { FIsArchived: true, archived_at: '2026-03-09T08:00:00.000Z' })];
  const { leave } = await startConsole({ at: '/buyer/archived', server: buyerServer({ rows }) });
  expect(await screen.findByRole('columnheader', { name: 'Final status' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Order number' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order number' }));
  expect(screen.getByRole('columnheader', { name: 'Order number' })).toBeVisible();
  await leave();
  await startConsole({ at: '/buyer/shipment', server: buyerServer({ rows: [shipmentRow(2)] }) });
  expect(await screen.findByRole('columnheader', { name: 'Latest update' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Order number' })).not.toBeInTheDocument();
  localStorage.clear();
});

it('PG-3 has saved views of its own', async () => {
  const rows = [shipmentRow(1, { FIsArchived: true, archived_at: '2026-03-09T08:00:00.000Z' })];
  const views = [
    { ViewId: '1', Name: 'Late', Query: 'stale=7', IsDefault: true, List: 'active' as const },
    { ViewId: '2', Name: 'Lamps', Query: 'q=RB', IsDefault: true, List: 'archived' as const },
  ];
  const server = buyerServer({ rows, replaced: { GetSavedViews: () => views } });
  await startConsole({ at: '/buyer/archived', server });
  await waitFor(() => expect(location.search).toBe('?q=RB'));
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await screen.findByRole('button', { name: /^Lamps/, pressed: true });
  expect(screen.queryByRole('button', { name: /^Late/ })).not.toBeInTheDocument();
});

it('PG-3 says what stays archived because the quota is used up', async () => {
  const rows = [shipmentRow(1, { FIsArchived: true })];
  const SetTrackActivate = () => ({ TrackInfoIds: [], SuccessNum: 0, OverQuotaIds: ['1'] });
  const { platform } = await startConsole({
    at: '/buyer/archived',
    server: buyerServer({ rows, replaced: { SetTrackActivate } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for RB000000001CN' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unarchive' }));
  await waitFor(() =>
    expect(platform.store.getState()).toMatchObject({
      notifications: { toasts: [{ text: { key: 'buyer-app:shipments.activate.overQuota', values: { count: 1 } } }] },
    }),
  );
  expect(await screen.findByRole('link', { name: 'RB000000001CN' })).toBeVisible();
});

it('PG-7 changes theme and language', async () => {
  const { platform } = await startConsole({ at: '/buyer/settings' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(platform.store.getState()).toMatchObject({ preferences: { theme: 'dark' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh-cn');
  expect(await heading('设置')).toBeVisible();
});

it('leaves nothing behind in the store', async () => {
  const { platform, leave } = await startConsole({ at: '/buyer/dashboard' });
  await heading('Dashboard');
  expect(platform.store.getState()).toHaveProperty('buyerShipments');
  await leave();
  expect(Object.keys(platform.store.getState() as object).filter((name) => name.startsWith('buyer'))).toEqual([]);
});
