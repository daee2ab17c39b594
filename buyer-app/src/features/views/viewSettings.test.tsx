import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer } from '../../testing/buyerServer.ts';
import { press, rows, startList, tab } from '../../testing/listScreen.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

afterEach(() => localStorage.clear());

it('PG-2b shows the columns that are chosen, and remembers them', async () => {
  const ordered = buyerServer({ rows: rows.map((row, place) => ({ ...row, order_no: place === 0 ? 'A-1' : '' })) });
  const { leave } = await startList('/buyer/shipment', ordered);
  expect(screen.queryByRole('columnheader', { name: 'Order number' })).not.toBeInTheDocument();
  await press('View');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order number' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(screen.getByRole('columnheader', { name: 'Order number' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Copy Order number' })).toHaveLength(1);
  expect(new URLSearchParams(location.search).get('density')).toBe('compact');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await tab(/^Delivered/));
  expect(new URLSearchParams(location.search).get('cols')).toContain('orderNo');
  await leave();
  const again = await startList();
  expect(screen.getByRole('columnheader', { name: 'Order number' })).toBeInTheDocument();
  expect(location.search).toBe('');
  await press('Views');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Save this view as' }), 'Orders');
  await press('Save');
  await screen.findByRole('button', { name: /^Orders/, pressed: true });
  const [saved] = again.server.paramsOf('SaveView') as { Query: string }[];
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await tab(/^Delivered/));
  localStorage.clear();
  // Another browser has other remembered settings.
  for (const search of [location.search, saved?.Query]) {
    const params = new URLSearchParams(search);
    expect([params.get('cols')?.split(','), params.get('density')]).toEqual([
      expect.arrayContaining(['orderNo', 'status']),
      'compact',
    ]);
  }
});

it('PG-2 shows which one is open also where it says nothing of the columns this browser remembers', async () => {
  localStorage.setItem('tc_buyer_list_look_1001', 'density=compact');
  const views = [{ ViewId: '1', Name: 'Arrived', Query: 'status=Delivered', IsDefault: false, List: 'active' }];
  const server = buyerServer({ rows, replaced: { GetSavedViews: () => views } });
  await startList('/buyer/shipment', server);
  await press('Views');
  const view = await screen.findByRole('button', { name: /^Arrived/, pressed: false });
  await userEvent.click(view);
  await press('Views');
  await screen.findByRole('button', { name: /^Arrived/, pressed: true });
});

it('PG-2b F-46 is remembered for whoever laid it out: another customer of the browser finds the default', async () => {
  const server = buyerServer({ rows });
  const startAs = async (gid: string) => {
    const { leave } = await startConsole({ at: '/buyer/shipment', server, user: { gid } });
    await screen.findByRole('columnheader', { name: 'Status' });
    return leave;
  };
  const orderNumbers = () => screen.queryByRole('columnheader', { name: 'Order number' });
  const leaveAda = await startAs('1001');
  await press('View');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order number' }));
  await leaveAda();
  const leaveEve = await startAs('1002');
  expect(orderNumbers()).not.toBeInTheDocument();
  await press('View');
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  await leaveEve();
  await startAs('1001');
  expect(orderNumbers()).toBeInTheDocument();
  await press('View');
  expect(screen.getByRole('radio', { name: 'Compact' })).not.toBeChecked();
});
