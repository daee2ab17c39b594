import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderServer, refuse } from './testing/orderServer.ts';
import { shipmentRow } from './testing/shipmentRow.ts';
import { startConsole } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const rows = [
  shipmentRow(1, { FRemark: 'Lamp' }),
  shipmentRow(2, { FRemark: 'Book' }),
  shipmentRow(3, { package_status: 'Delivered', sub_status: 'Delivered_Other' }),
];
const number = (id: number) => `RB00000000${id}CN`;

const table = () => screen.findByRole('table', { name: 'Tracking' });
const numbersShown = () =>
  screen.queryAllByRole('link', { name: /^RB\d{9}CN$/ }).map((link) => link.textContent?.slice(10, 11));
const renameButton = (id: number, name: string) =>
  screen.findByRole('button', { name: `${name}: rename ${number(id)}` });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const press = (button: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name: button }));

async function startList(at = '/buyer/shipment', server = orderServer({ rows })) {
  const started = await startConsole({ at, server });
  await waitFor(() => expect(numbersShown()).not.toEqual([]));
  return started;
}

async function chooseRowAction(id: number, action: string) {
  await press(`Actions for ${number(id)}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

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

  it('PG-2a counts every status under the search', async () => {
    await startList();
    expect(await tab(/^All ?3/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search shipments' }), 'lamp');
    await waitFor(() => expect(numbersShown()).toEqual(['1']));
    expect(location.search).toBe('?q=lamp');
    expect(await tab(/^All ?1/)).toBeVisible();
    expect(await tab(/^Delivered ?0/)).toBeVisible();
  });

  it('PG-2a leads from a page beyond the last to the last', async () => {
    const many = Array.from({ length: 25 }, (_, index) => shipmentRow(100 + index));
    await startConsole({ at: '/buyer/shipment?size=20&page=9', server: orderServer({ rows: many }) });
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
    await startConsole({ at: '/buyer/shipment?q=nothing', server: orderServer({ rows }) });
    expect(await screen.findByText('No shipment matches')).toBeVisible();
    await press('Clear filters');
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
  });

  it('PG-2 says that the list could not be fetched, with the code, and tries again', async () => {
    let down = true;
    const server = orderServer({
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
    await startList('/buyer/shipment', orderServer({ rows, replaced: { SetTrackArchived: () => late } }));
    await chooseRowAction(2, 'Archive');
    await waitFor(() => expect(numbersShown()).toEqual(['1', '3']));
    await act(async () => refuseNow());
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
  });

  it('PG-2d deletes at once and brings back what is undone', async () => {
    const { server } = await startList();
    await chooseRowAction(1, 'Delete');
    const undo = await screen.findByRole('group', { name: 'Undo deleting' });
    expect(numbersShown()).toEqual(['2', '3']);
    expect(undo).toHaveTextContent('1 shipment has been deleted.');
    await userEvent.click(within(undo).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(numbersShown()).toEqual(['1', '2', '3']));
    expect(server.paramsOf('RestoreTrackNo')).toEqual([{ TrackInfoIds: ['1'] }]);
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
    expect(bar).toHaveTextContent('');
  });

  it('PG-2b renames a shipment where it stands: Enter saves, Escape gives up', async () => {
    const { server } = await startList();
    await press(`Lamp: rename ${number(1)}`);
    const field = screen.getByRole('textbox', { name: `Name of ${number(1)}` });
    await userEvent.clear(field);
    await userEvent.type(field, 'Desk lamp{Enter}');
    expect(await renameButton(1, 'Desk lamp')).toBeVisible();
    await press(`Book: rename ${number(2)}`);
    await userEvent.keyboard('Never mind{Escape}');
    expect(await renameButton(2, 'Book')).toBeVisible();
    expect(server.paramsOf('SetTrackRemark')).toEqual([{ TrackInfoId: '1', Remark: 'Desk lamp' }]);
  });

  it('PG-2h goes back to the old name when the new one is refused', async () => {
    const server = orderServer({ rows, replaced: { SetTrackRemark: () => refuse(-1) } });
    await startList('/buyer/shipment', server);
    await press(`Lamp: rename ${number(1)}`);
    await userEvent.keyboard('X{Enter}');
    await waitFor(() => expect(server.paramsOf('SetTrackRemark')).toHaveLength(1));
    expect(await renameButton(1, 'Lamp')).toBeVisible();
  });

  it('PG-2f adds many numbers with their names, and keeps the refused ones in the dialog', async () => {
    const { server } = await startList();
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

describe('the focus', () => {
  it('I8 stays in the list when its row goes, and on the page when the last words go', async () => {
    await startList();
    await chooseRowAction(2, 'Archive');
    await waitFor(() => expect(screen.getByRole('link', { name: number(3) })).toHaveFocus());
    await chooseRowAction(1, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number(1)}` }));
    await press('Archive', screen.getByRole('group', { name: 'Selected shipments' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('by keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  it('PG-2 walks the rows with j and k, chooses with x, lets go with Escape', async () => {
    await startList();
    await userEvent.keyboard('jj');
    expect(focused()).toBe(number(2));
    await userEvent.keyboard('kx');
    expect(focused()).toBe(number(1));
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: `Select ${number(1)}` })).not.toBeChecked();
  });

  it('PG-2 searches with /, opens with Enter, adds with n', async () => {
    await startList();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search shipments' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    search.blur();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: number(1) })).toBeVisible();
  });

  it('PG-2 keeps still while somebody types', async () => {
    await startList();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search shipments' }), 'njkx');
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue('njkx');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('AX-4 keeps still where the customer turned it off', async () => {
    const { leave } = await startConsole({ at: '/buyer/settings' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single keys in lists' }));
    await leave();
    await startList();
    await userEvent.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    localStorage.clear();
  });
});

describe('as time goes by', () => {
  // The clock runs by itself, and can be put forward.
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const later = '2026-03-05T08:00:00.000Z';
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('PG-2 shows news where it stands, moves nothing, and offers what came', async () => {
    const { server } = await startList();
    server.put(shipmentRow(2, { FRemark: 'Book', change_time: later, package_status: 'OutForDelivery' }));
    server.put(shipmentRow(9, { change_time: later }));
    await wait(20);
    expect(within(await table()).getAllByText('Out for delivery')[0]).toBeVisible();
    expect(numbersShown()).toEqual(['1', '2', '3']);
    expect(await tab(/^Out for delivery ?1/)).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Show' }));
    await wait(1);
    expect(numbersShown()).toEqual(['9', '2', '1', '3']);
  });

  it('F-63 asks for nothing while nobody looks, and at once when somebody does again', async () => {
    const { server } = await startList();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(120);
    expect(server.paramsOf('GetRecentUpdates')).toEqual([]);
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await wait(1);
    expect(server.paramsOf('GetRecentUpdates')).toEqual([{ Since: '2026-03-04T08:00:00.000Z' }]);
  });

  it('PG-2d offers the undo for ten seconds, and longer while it is pointed at', async () => {
    await startList();
    const person = user();
    await person.click(screen.getByRole('button', { name: `Actions for ${number(1)}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const undo = await screen.findByRole('group', { name: 'Undo deleting' });
    await person.hover(undo);
    await wait(60);
    expect(undo).toBeVisible();
    await person.unhover(undo);
    await wait(8);
    expect(undo).toBeVisible();
    await wait(3);
    expect(undo).not.toBeInTheDocument();
  });
});
