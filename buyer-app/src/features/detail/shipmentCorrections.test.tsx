import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CORRECTION_CODES } from '@tracking-console/contract/shipments/correctionConstants';
import type { SetTrackCarrier } from '@tracking-console/contract/shipments/corrections';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentDetail } from '@tracking-console/contract/shipments/shipmentRow';
import type { Drafts } from '@tracking-console/platform';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentDetail, shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const NUMBER = 'RB000000001CN';
const NOT_FOUND = { package_status: 'NotFound', sub_status: 'NotFound_Other', attention: 'grey' } as const;
const POSTAL_CODE = {
  field: 'destination_postal_code',
  required: true,
  pattern: '^[0-9]{5}$',
  example: '10115',
} as const;

type Replaced = NonNullable<Parameters<typeof buyerServer>[0]>['replaced'];

/** The page of a shipment with `changes`. */
async function open(changes: Partial<ShipmentDetail> = {}, replaced: Replaced = {}, drafts?: Drafts) {
  const row = shipmentRow(1, changes);
  let detail = shipmentDetail(row, [], changes);
  const server = buyerServer({ rows: [row], replaced: { GetTrackInfoById: () => [detail], ...replaced } });
  const started = await startConsole({ at: '/buyer/shipment/1', server, ...(drafts && { drafts }) });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  const become = (later: Partial<ShipmentDetail>) => {
    detail = { ...detail, ...later };
  };
  return { ...started, server, become };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('why a number is not found', () => {
  it('PG-2e names the missing detail, takes it in place, and follows the answer', async () => {
    const { server, become } = await open({ ...NOT_FOUND, missing_fields: [POSTAL_CODE] });
    expect(screen.getByText(/needs these details too/)).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Postal code of the recipient' });
    await userEvent.type(field, 'ABC');
    await userEvent.click(button('Ask the carrier again'));
    expect(await screen.findByText('This is not in the form the carrier expects.')).toBeVisible();
    expect(server.paramsOf('SetTrackFields')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '10115');
    become({ missing_fields: [], track_time: null, additional_fields: { destination_postal_code: '10115' } });
    await userEvent.click(button('Ask the carrier again'));
    expect(await screen.findByText(/We are asking the carrier now/)).toBeVisible();
    expect(server.paramsOf('SetTrackFields')).toEqual([
      {
        TrackInfoId: '1',
        Fields: { destination_postal_code: '10115' },
        Base: { destination_postal_code: '' },
      },
    ]);
    become({ package_status: 'InTransit', sub_status: 'InTransit_Other', track_time: '2026-03-05T08:00:00Z' });
    await waitFor(() => expect(screen.queryByText('No carrier knows this number yet')).not.toBeInTheDocument(), {
      timeout: 4000,
    });
  });

  it('PG-2e keeps the detail that was refused, and says why', async () => {
    const SetTrackFields = () => refuse(CORRECTION_CODES.alreadyFound);
    await open({ ...NOT_FOUND, missing_fields: [POSTAL_CODE] }, { SetTrackFields });
    const field = screen.getByRole('textbox', { name: 'Postal code of the recipient' });
    await userEvent.type(field, '10115');
    await userEvent.click(button('Ask the carrier again'));
    expect(await screen.findByText('The carrier knows this shipment already.')).toBeVisible();
    expect(field).toHaveValue('10115');
  });

  it('PG-2e F-46 has the detail that was typed and not sent on the next load, until it is sent', async () => {
    const changes = { ...NOT_FOUND, missing_fields: [POSTAL_CODE] };
    const field = () => screen.getByRole('textbox', { name: 'Postal code of the recipient' });
    const first = await open(changes);
    await userEvent.type(field(), '1011');
    await first.leave();
    const { platform, become } = await open(changes, {}, first.platform.drafts);
    expect(field()).toHaveValue('1011');
    await userEvent.type(field(), '5');
    become({ missing_fields: [], additional_fields: { destination_postal_code: '10115' } });
    await userEvent.click(button('Ask the carrier again'));
    await waitFor(() => expect(platform.drafts.isAny()).toBe(false));
  });

  it.each([
    [{ check_digit: 'wrong' }, /check digit does not match/],
    [{ FFirstCarrier: 0 }, /could not detect the carrier/],
    [{ track_time: null }, /We are asking the carrier now/],
    [{}, /often appear only after the first scan/],
  ] as [Partial<ShipmentDetail>, RegExp][])('PG-2e says of %j: %s', async (changes, text) => {
    await open({ ...NOT_FOUND, ...changes });
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('another carrier', () => {
  it('PG-2e offers those of the format first, changes it, and begins again', async () => {
    const { server } = await open({ ...NOT_FOUND, FFirstCarrier: 100007 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Change carrier' })[0] ?? document.body);
    const dialog = within(screen.getByRole('dialog', { name: 'Change carrier' }));
    expect(dialog.getByRole('button', { name: 'Change and ask again' })).toBeDisabled();
    expect(dialog.getByText(/changed 5 more times/)).toBeVisible();
    expect(await dialog.findByText('Format and check digit match')).toBeVisible();
    await userEvent.click(await dialog.findByRole('radio', { name: /Carrier 3011|China Post/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change and ask again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.paramsOf('SetTrackCarrier')).toEqual([
      { TrackInfoId: '1', FirstCarrier: 3011, SecondCarrier: 0, Base: { FirstCarrier: 100007, SecondCarrier: 0 } },
    ]);
  });

  it('PG-2e is not changed from one that another tab has changed meanwhile, unless that is confirmed', async () => {
    const SetTrackCarrier = ({ Base }: SetTrackCarrier) =>
      Base?.FirstCarrier === 100007 ? refuse(SHIPMENT_CODES.changedMeanwhile) : shipmentRow(1);
    const { server, become } = await open({ FFirstCarrier: 100007 }, { SetTrackCarrier });
    await userEvent.click(screen.getAllByRole('button', { name: 'Change carrier' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('radio'));
    become({ FFirstCarrier: 11031 });
    await userEvent.click(button('Change and ask again'));
    const dialog = within(screen.getByRole('dialog', { name: 'Change carrier' }));
    expect(await dialog.findByText(/^Changed in another tab to “.+”\.$/)).toBeVisible();
    expect(dialog.getByRole('radio')).toBeChecked();
    await userEvent.click(button('Keep mine'));
    await userEvent.click(button('Change and ask again'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.paramsOf('SetTrackCarrier').at(-1)).toMatchObject({
      FirstCarrier: 3011,
      Base: { FirstCarrier: 11031 },
    });
  });

  it('PG-2e says in the dialog why it was refused', async () => {
    await open({ FFirstCarrier: 100007 }, { SetTrackCarrier: () => refuse(CORRECTION_CODES.otherExists) });
    await userEvent.click(screen.getAllByRole('button', { name: 'Change carrier' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('radio'));
    await userEvent.click(button('Change and ask again'));
    expect(await screen.findByText('You already track this number with that carrier.')).toBeVisible();
    expect(screen.getByRole('radio')).toBeChecked();
  });
});

describe('a stopped shipment', () => {
  it('PG-2d says why, and is followed again once', async () => {
    const { server } = await open({ tracking_status: 'Stopped', stop_track_reason: 'InvalidCarrier' });
    expect(screen.getByText(/the carrier does not recognize this number/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change carrier' })).not.toBeInTheDocument();
    await userEvent.click(button('Track again'));
    await waitFor(() => expect(server.paramsOf('RetrackTrackNo')).toEqual([{ TrackInfoId: '1' }]));
  });

  it('PG-2d says that it was followed again once before', async () => {
    await open({ tracking_status: 'Stopped', stop_track_reason: 'Expired', is_retracked: true });
    expect(screen.getByText(/possible only once/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Track again' })).not.toBeInTheDocument();
  });
});

describe('the order', () => {
  const card = () => within(screen.getByRole('region', { name: 'Order' }));
  /** The status of the form; the copy button has its own. */
  const state = () => card().getAllByRole('status').at(-1);

  it('PG-2e is noted, marked until it is saved, and may be emptied', async () => {
    const { server } = await open();
    const number = await card().findByRole('textbox', { name: 'Order number' });
    expect(card().getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(number, 'A-1001');
    expect(state()).toHaveTextContent('Not saved yet');
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state()).toHaveTextContent('Saved'));
    await userEvent.clear(number);
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.paramsOf('SaveOrderInfo')).toHaveLength(2));
    expect(server.paramsOf('SaveOrderInfo')[1]).toMatchObject({ tid: '1', opn: '' });
  });

  it('PG-2e says of a time that no calendar of ours has what is wanted, and sends none', async () => {
    const { server } = await open();
    const time = await card().findByLabelText('Ordered');
    fireEvent.change(time, { target: { value: '0026-03-01T09:30' } });
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    expect(await card().findByText('Enter a date from 1900 to 2199.')).toBeVisible();
    expect(server.paramsOf('SaveOrderInfo')).toEqual([]);
    fireEvent.change(time, { target: { value: '2026-03-01T09:30' } });
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.paramsOf('SaveOrderInfo')).toMatchObject([{ otime: '2026-03-01T09:30' }]));
  });

  it('PG-2e lets its number be copied, once there is one', async () => {
    const person = userEvent.setup(); // with a clipboard
    await open();
    const number = await card().findByRole('textbox', { name: 'Order number' });
    expect(card().queryByRole('button', { name: 'Copy Order number' })).not.toBeInTheDocument();
    await person.type(number, 'A-1001');
    await person.click(card().getByRole('button', { name: 'Copy Order number' }));
    expect(await navigator.clipboard.readText()).toBe('A-1001');
  });

  it('PG-2e loses nothing that was typed when it is refused', async () => {
    await open({}, { SaveOrderInfo: () => refuse(-1) });
    const shop = await card().findByRole('textbox', { name: 'Shop' });
    await userEvent.type(shop, 'Lamps');
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state()).toHaveTextContent('Could not be saved'));
    expect(shop).toHaveValue('Lamps');
  });

  it('F-10 F-46 what was typed into it is there again on the next load, and not once it is given up', async () => {
    const first = await open();
    await userEvent.type(await card().findByRole('textbox', { name: 'Shop' }), 'Lamps');
    await first.leave();
    const { platform } = await open({}, {}, first.platform.drafts);
    expect(await card().findByRole('textbox', { name: 'Shop' })).toHaveValue('Lamps');
    expect(card().getByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.click(card().getByRole('button', { name: 'Cancel' }));
    expect(platform.drafts.isAny()).toBe(false);
  });

  it('PG-2e RL-2 asks before it is left, by the window or the menu, as long as it is not saved', async () => {
    const { platform, visited } = await open();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect([closing(), platform.unsaved.isAny()]).toEqual([false, false]);
    await userEvent.type(await card().findByRole('textbox', { name: 'Shop' }), 'Lamps');
    expect([closing(), platform.unsaved.isAny()]).toEqual([true, true]);
    await act(async () => platform.navigation.go('/buyer/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect([visited, card().getByRole('textbox', { name: 'Shop' })]).toEqual([
      [],
      expect.objectContaining({ value: 'Lamps' }),
    ]);
    await userEvent.click(card().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect([closing(), platform.unsaved.isAny()]).toEqual([false, false]));
  });
});

describe('sharing', () => {
  it('PG-2d makes a link, shows it once, and ends it', async () => {
    const { server } = await open();
    await userEvent.click(button('Share'));
    const dialog = within(screen.getByRole('dialog', { name: `Share ${NUMBER}` }));
    expect(await dialog.findByText('There is no link to this shipment yet.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(`${location.origin}/share/token-1`);
    await userEvent.click(await dialog.findByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText('There is no link to this shipment yet.')).toBeVisible();
    expect(server.paramsOf('RevokeTrackShare')).toEqual([{ TrackInfoId: '1', ShareId: '1' }]);
  });
});
