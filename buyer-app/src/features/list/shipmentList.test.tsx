import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type State, selectToasts } from '@tracking-console/platform';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import {
  chooseRowAction,
  number,
  numbersShown,
  press,
  renameButton,
  rows,
  startList,
  tab,
} from '../../testing/listScreen.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

describe('the address', () => {
  it('PG-2a shows the list an address asks for, and puts each change into it', async () => {
    const { server } = await startList('/buyer/shipment?status=Delivered&sort=AddedAsc');
    expect(numbersShown()).toEqual(['3']);
    expect(await tab(/^Delivered/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await tab(/^In transit/));
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2']));
    expect(location.search).toBe('?status=InTransit&sort=AddedAsc');
    expect(server.paramsOf('GetTrackInfoList').at(-1)).toMatchObject({ Statuses: ['InTransit'], Sequence: 'AddedAsc' });
  });

  it('PG-2a goes back to the list before', async () => {
    await startList();
    await userEvent.click(await tab(/^Delivered/));
    await waitFor(() => expect(numbersShown()).toEqual(['3']));
    act(() => history.back());
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
    expect(location.search).toBe('');
  });

  it('PG-2c takes a filter that cannot be read out of the address, says so, and never asks with it', async () => {
    const { server, platform } = await startList('/buyer/shipment?added=~2020-13-01&status=Delivered&origin=ZZ');
    await waitFor(() => expect(location.search).toBe('?status=Delivered'));
    expect(numbersShown()).toEqual(['3']);
    for (const param of server.paramsOf('GetTrackInfoList')) {
      expect(param).not.toHaveProperty('AddedUntil');
      expect(param).not.toHaveProperty('Origins');
    }
    expect(selectToasts(platform.store.getState() as State)).toMatchObject([
      { type: 'info', text: { key: 'buyer-app:shipments.refine.dropped' } },
    ]);
  });

  it('PG-2c takes a carrier that nobody lists out of the address', async () => {
    const carriers = [{ key: 3011, name: 'China Post' }];
    await startConsole({ at: '/buyer/shipment?carrier=3011,999999', server: buyerServer({ rows }), carriers });
    await waitFor(() => expect(location.search).toBe('?carrier=3011'));
  });

  it('PG-2a counts every status under the search', async () => {
    await startList();
    expect(await tab(/^All ?3/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search shipments' }), 'lamp');
    await waitFor(() => expect(numbersShown()).toEqual(['1']));
    expect(location.search).toBe('?q=lamp');
    expect(await tab(/^All ?1/)).toBeVisible();
    expect(await tab(/^Delivered ?0/)).toBeVisible();
  });

  it('PG-2a counts every tab, whichever is open and whatever is searched for', async () => {
    const urgent = shipmentRow(2, { FRemark: 'Lamp', attention: 'red', package_status: 'Exception' });
    const server = buyerServer({ rows: [...rows.filter(({ FTrackInfoId }) => FTrackInfoId !== '2'), urgent] });
    await startList('/buyer/shipment?q=lamp', server);
    const shown = async () => {
      for (const name of [/^All ?2/, /^Needs attention ?1/, /^In transit ?1/, /^Exception ?1/, /^Delivered ?0/])
        expect(await tab(name)).toBeVisible();
    };
    await shown();
    await userEvent.click(await tab(/^Needs attention/));
    await waitFor(() => expect(numbersShown()).toEqual(['2']));
    await shown();
    await userEvent.click(await tab(/^In transit/));
    await waitFor(() => expect(numbersShown()).toEqual(['1']));
    await shown();
  });

  it('F-34 shows what was searched for last, whichever answer comes first', async () => {
    let answerLamp = () => {};
    const found = (Item: string) => rows.filter(({ FRemark }) => FRemark.toLowerCase().includes(Item));
    const server = buyerServer({
      replaced: {
        GetTrackInfoList: async ({ Item = '' }) => {
          if (Item === 'lamp') await new Promise<void>((answer) => (answerLamp = answer));
          return { Json: found(Item), pageInfo: { TotalCount: found(Item).length, Counts: {} } };
        },
      },
    });
    await startList('/buyer/shipment', server);
    const search = screen.getByRole('searchbox', { name: 'Search shipments' });
    const searched = () => server.paramsOf('GetTrackInfoList').at(-1);
    await userEvent.type(search, 'lamp');
    await waitFor(() => expect(searched()).toMatchObject({ Item: 'lamp' }));
    await userEvent.clear(search);
    await userEvent.type(search, 'book');
    await waitFor(() => expect(numbersShown()).toEqual(['2']));
    await act(async () => answerLamp());
    expect(numbersShown()).toEqual(['2']);
    expect(location.search).toBe('?q=book');
  });

  it('PG-2a leads from a page beyond the last to the last', async () => {
    const many = Array.from({ length: 25 }, (_, index) => shipmentRow(100 + index));
    await startConsole({ at: '/buyer/shipment?size=20&page=9', server: buyerServer({ rows: many }) });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^RB/ })).toHaveLength(5));
    expect(location.search).toBe('?page=2&size=20');
  });
});

describe('what is empty', () => {
  it('PG-2 offers to add the first shipment', async () => {
    await startConsole({ at: '/buyer/shipment' });
    expect(await screen.findByText('No shipments yet')).toBeVisible();
  });

  it('PG-2 offers to clear the filters that match nothing', async () => {
    await startConsole({ at: '/buyer/shipment?q=nothing', server: buyerServer({ rows }) });
    expect(await screen.findByText('No shipment matches')).toBeVisible();
    await press('Clear filters');
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
  });

  it('PG-2 says that the list could not be fetched, with the code, and tries again', async () => {
    let down = true;
    const server = buyerServer({
      rows,
      replaced: {
        GetTrackInfoList: () => (down ? refuse(-88) : { Json: rows, pageInfo: { TotalCount: 3, Counts: {} } }),
      },
    });
    await startConsole({ at: '/buyer/shipment', server });
    expect(await screen.findByRole('alert')).toHaveTextContent('-88');
    down = false;
    await press('Try again');
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
  });
});

describe('changing shipments', () => {
  it('PG-2d archives at once and comes back when the provider refuses', async () => {
    let refuseNow = () => {};
    const late = new Promise<object>((resolve) => {
      refuseNow = () => resolve(refuse(-1));
    });
    await startList('/buyer/shipment', buyerServer({ rows, replaced: { SetTrackArchived: () => late } }));
    await chooseRowAction(2, 'Archive');
    await waitFor(() => expect(numbersShown()).toEqual(['1', '3']));
    await act(async () => refuseNow());
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
  });

  it('PG-2d deletes at once and brings back what is undone', async () => {
    const { server } = await startList();
    await chooseRowAction(1, 'Delete');
    const undo = await screen.findByRole('group', { name: '1 shipment has been deleted.' });
    expect(numbersShown()).toEqual(['2', '3']);
    await userEvent.click(within(undo).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
    expect(server.paramsOf('RestoreTrackNo')).toEqual([{ TrackInfoIds: ['1'] }]);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  });

  it('PG-2d archives at once and brings back what is undone', async () => {
    const { server } = await startList();
    await chooseRowAction(1, 'Archive');
    const undo = await screen.findByRole('group', { name: '1 shipment has been archived.' });
    expect(numbersShown()).toEqual(['2', '3']);
    await userEvent.click(within(undo).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
    expect(server.paramsOf('SetTrackActivate')).toEqual([{ TrackInfoIds: ['1'] }]);
    expect(undo).not.toBeInTheDocument();
  });

  it('PG-2d archives the chosen ones together', async () => {
    const { server } = await startList();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(1)}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(3)}` }));
    const bar = screen.getByRole('group', { name: 'Selected shipments' });
    expect(bar).toHaveTextContent('2 selected');
    await press('Archive', bar);
    await waitFor(() => expect(numbersShown()).toEqual(['2']));
    expect(server.paramsOf('SetTrackArchived')).toEqual([{ TrackInfoIds: ['1', '3'] }]);
    await waitFor(() => expect(bar).toHaveTextContent(''));
  });

  it('PG-2b renames a shipment where it stands: Enter saves, Escape gives up', async () => {
    const { server } = await startList();
    await press(`Lamp: rename ${number(1)}`);
    const field = screen.getByRole('textbox', { name: `Name of ${number(1)}` });
    await userEvent.clear(field);
    await userEvent.type(field, 'Client lamp{Enter}');
    expect(await renameButton(1, 'Client lamp')).toBeVisible();
    await press(`Book: rename ${number(2)}`);
    await userEvent.keyboard('Never mind{Escape}');
    expect(await renameButton(2, 'Book')).toBeVisible();
    expect(server.paramsOf('SetTrackRemark')).toEqual([{ TrackInfoId: '1', Remark: 'Client lamp', Base: 'Lamp' }]);
  });

  it('PG-2h F-28 goes back to the old name when the new one is refused, and keeps what was typed', async () => {
    const server = buyerServer({ rows, replaced: { SetTrackRemark: () => refuse(-1) } });
    await startList('/buyer/shipment', server);
    await press(`Lamp: rename ${number(1)}`);
    await userEvent.keyboard('X{Enter}');
    await waitFor(() => expect(server.paramsOf('SetTrackRemark')).toHaveLength(1));
    const old = await renameButton(1, 'Lamp');
    expect(old).toBeVisible();
    await userEvent.click(old);
    expect(screen.getByRole('textbox', { name: `Name of ${number(1)}` })).toHaveValue('LampX');
  });

  it('PG-2f adds many numbers with their names, and keeps the refused ones in the dialog', async () => {
    // Detection would leave out what is in the list already, as soon as it has answered.
    const undetected = buyerServer({ rows, replaced: { DetectCarriers: () => [] } });
    const { server } = await startList('/buyer/shipment', undetected);
    await press('Add numbers');
    const dialog = await screen.findByRole('dialog', { name: 'Add tracking numbers' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Tracking numbers' }));
    await userEvent.paste(`LX123456785DE, ${number(1)}`);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of LX123456785DE' }), 'Shoes');
    await press('Track 2 numbers', dialog);
    expect(await within(dialog).findByText(/Not added: you track this already/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Tracking numbers' })).toHaveValue(number(1));
    expect(server.paramsOf('AddTrackNo')).toEqual([
      { TrackNos: [{ TrackNo: 'LX123456785DE', Remark: 'Shoes' }, { TrackNo: number(1) }] },
    ]);
  });
});

describe('filters, columns and tags', () => {
  it('PG-2c narrows the list by the filters of the drawer, keeps them in the address and lifts them one by one', async () => {
    const { server } = await startList();
    await press(/^Filters/);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'In transit' }));
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Delivered' }));
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Unread only' }));
    expect(location.search).toBe('?status=InTransit%2CDelivered&unread=1');
    await press('Show 3 results', drawer);
    await waitFor(() =>
      expect(server.paramsOf('GetTrackInfoList').at(-1)).toMatchObject({
        Statuses: ['InTransit', 'Delivered'],
        Unread: true,
      }),
    );
    await press('Remove filter: Status: In transit, Delivered');
    expect(location.search).toBe('?unread=1');
    await press('Clear filters');
    expect(location.search).toBe('');
  });

  it('PG-2c asks for no days that cannot be: a year half typed, or a last day before the first', async () => {
    const { server } = await startList('/buyer/shipment?added=2026-03-02~2026-03-05');
    await press(/^Filters \(1\)/);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const [first] = drawer.getAllByLabelText('First day');
    const [last] = drawer.getAllByLabelText('Last day');
    if (!first || !last) throw new Error('The days have fields.');
    fireEvent.change(first, { target: { value: '0202-03-04' } });
    expect(first).toHaveValue('0202-03-04');
    expect(location.search).toBe('?added=2026-03-02~2026-03-05');
    fireEvent.change(first, { target: { value: '2026-03-08' } });
    expect([first, last].map((field) => field.getAttribute('value'))).toEqual(['2026-03-08', '']);
    fireEvent.change(last, { target: { value: '2026-03-01' } });
    expect(location.search).toBe('?added=%7E2026-03-01');
    const asked = server.paramsOf('GetTrackInfoList') as { AddedFrom?: string; AddedUntil?: string }[];
    for (const { AddedFrom = '', AddedUntil = '9' } of asked) expect(AddedFrom < AddedUntil).toBe(true);
  });

  it('PG-2d tags a shipment where it stands, asks its carrier, and chooses all that match', async () => {
    const { server } = await startList();
    await press(`Tag ${number(1)}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Star' }));
    expect(await screen.findByRole('button', { name: `Tag of ${number(1)}: Star` })).toBeVisible();
    await chooseRowAction(2, 'Refresh');
    await waitFor(() => expect(server.paramsOf('RefreshTrackNo')).toEqual([{ TrackInfoIds: ['2'] }]));
    expect(server.paramsOf('SetTrackTagType')).toEqual([{ tids: ['1'], tag: 'star' }]);
  });

  it('PG-2d chooses all that match beyond the page', async () => {
    const many = Array.from({ length: 25 }, (_, index) => shipmentRow(100 + index));
    await startConsole({ at: '/buyer/shipment?size=20', server: buyerServer({ rows: many }) });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^RB/ })).toHaveLength(20));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = screen.getByRole('group', { name: 'Selected shipments' });
    await press('Select all 25 that match', bar);
    expect(bar).toHaveTextContent('25 selected');
    expect(within(bar).getByRole('button', { name: 'Copy numbers' })).toBeVisible();
  });
});

describe('saved views', () => {
  it('PG-2 saves the list under a name, comes back to it, opens with it and deletes it', async () => {
    const { server, leave } = await startList('/buyer/shipment?status=Delivered');
    await press('Views');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Save this view as' }), 'Arrived');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make this the default view' }));
    await press('Save');
    await screen.findByRole('button', { name: /^Arrived/, pressed: true });
    expect(server.paramsOf('SaveView')).toEqual([
      { Name: 'Arrived', Query: 'status=Delivered', IsDefault: true, List: 'active', Base: '' },
    ]);
    await leave();
    await startList('/buyer/shipment', server);
    await waitFor(() => expect(location.search).toBe('?status=Delivered'));
    await userEvent.click(await tab(/^All/));
    expect(location.search).toBe('');
    await press('Views');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the view Arrived' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Arrived/ })).not.toBeInTheDocument());
  });

  it('PG-2 replaces one that another tab has saved meanwhile only once that is confirmed', async () => {
    const { server } = await startList('/buyer/shipment?status=Delivered');
    await press('Views');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Save this view as' }), 'Arrived');
    await server.answer({ method: 'SaveView', param: { Name: 'Arrived', Query: 'q=lamp' } });
    await press('Save');
    expect(await screen.findByText(/was saved in another tab\. Replace it\?/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await screen.findByRole('button', { name: /^Arrived/, pressed: true });
    expect(server.paramsOf('SaveView').at(-1)).toMatchObject({ Query: 'status=Delivered', Base: 'q=lamp' });
  });
});
