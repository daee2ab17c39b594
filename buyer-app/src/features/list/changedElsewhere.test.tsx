import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/shipments/buyerApi';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import type { Drafts } from '@tracking-console/platform';
import { buyerServer } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const NUMBER = 'RB000000001CN';

async function open(at: string, options: { server?: ReturnType<typeof buyerServer>; drafts?: Drafts } = {}) {
  const server = options.server ?? buyerServer({ rows: [shipmentRow(1, { FRemark: 'Lamp' })] });
  const started = await startConsole({ at, ...options, server });
  const { platform } = started;
  /** Another tab of the customer's saves something; this page has not received the change yet. */
  const elsewhere = <M extends BuyerMethod>(method: M, param: BuyerParam<M>) => server.answer({ method, param });
  const emitLive = (kind: 'shipments' | 'settings', ids: string[]) =>
    act(() => platform.live.emit([{ id: String(Math.random()), kind, scope: 'BUYER', ids }]));
  const sent = (method: BuyerMethod) => server.paramsOf(method).at(-1);
  return { ...started, server, elsewhere, hear: emitLive, sent };
}

const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));

describe('PG-2e an order that two tabs change', () => {
  const card = () => screen.getByRole('region', { name: 'Order' });
  const field = (name: string) => within(card()).findByRole<HTMLInputElement>('textbox', { name });
  const state = () => within(card()).getAllByRole('status').at(-1);
  const openOrder = async (drafts?: Drafts) => {
    const server = buyerServer({ rows: [shipmentRow(1)] });
    const param = { tid: '1', opn: 'A-1', pt: 'Lamps' };
    await server.answer({ method: 'SaveOrderInfo', param });
    const started = await open('/buyer/shipment/1', { server, ...(drafts && { drafts }) });
    await screen.findByRole('region', { name: 'Order' });
    return started;
  };

  it('VA-4 sends what was changed alone, an emptied field as empty, and keeps what the other tab has saved', async () => {
    const { elsewhere, sent } = await openOrder();
    await userEvent.clear(await field('Shop'));
    await elsewhere('SaveOrderInfo', { tid: '1', opn: 'A-2' });
    await press('Save', card());
    await waitFor(() => expect(state()).toHaveTextContent('Saved'));
    expect(sent('SaveOrderInfo')).toEqual({ tid: '1', pt: '', base: { pt: 'Lamps' } });
    expect([(await field('Order number')).value, (await field('Shop')).value]).toEqual(['A-2', '']);
  });

  it('VA-4 a field that is as empty as it was is no change', async () => {
    await openOrder();
    const platform = await field('Platform');
    await userEvent.type(platform, 'Market');
    await userEvent.clear(platform);
    expect(state()).toHaveTextContent('');
    expect(within(card()).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('takes what the other tab has saved into the fields nobody has typed into', async () => {
    const { elsewhere, hear } = await openOrder();
    await userEvent.type(await field('Platform'), 'Market');
    await elsewhere('SaveOrderInfo', { tid: '1', opn: 'A-2' });
    hear('shipments', ['1']);
    await waitFor(async () => expect(await field('Order number')).toHaveValue('A-2'), { timeout: 3000 });
    expect(await field('Platform')).toHaveValue('Market');
    expect(within(card()).queryByText(/another tab/)).toBeNull();
  });

  it('is refused over the same field, shows the other text, and saves the own one once it is asked to', async () => {
    const { elsewhere, sent, server } = await openOrder();
    await userEvent.type(await field('Order number'), '-mine');
    await elsewhere('SaveOrderInfo', { tid: '1', opn: 'A-2' });
    await press('Save', card());
    expect(await within(card()).findByText('Changed in another tab to “A-2”.')).toBeVisible();
    expect(await field('Order number')).toHaveValue('A-1-mine');
    await press('Keep mine', card());
    expect(within(card()).queryByText(/another tab/)).toBeNull();
    await press('Save', card());
    await waitFor(() => expect(state()).toHaveTextContent('Saved'));
    expect(sent('SaveOrderInfo')).toMatchObject({ opn: 'A-1-mine', base: { opn: 'A-2' } });
    const stored = await server.answer({ method: 'GetOrderInfoById', param: { tid: '1' } });
    expect(stored).toMatchObject({ Json: { opn: 'A-1-mine', pt: 'Lamps' } });
  });

  it('VA-4 says that the other tab has emptied it, before anything is sent, and gives the own text up', async () => {
    const { elsewhere, hear, server } = await openOrder();
    await userEvent.type(await field('Shop'), ' and more');
    await elsewhere('SaveOrderInfo', { tid: '1', pt: '' });
    hear('shipments', ['1']);
    expect(await within(card()).findByText('Emptied in another tab.', {}, { timeout: 3000 })).toBeVisible();
    const before = server.paramsOf('SaveOrderInfo').length;
    await press('Discard mine', card());
    expect(await field('Shop')).toHaveValue('');
    expect(within(card()).getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(server.paramsOf('SaveOrderInfo')).toHaveLength(before);
  });

  it('F-46 VA-4 knows on the next load what was emptied, and what it was typed over', async () => {
    const first = await openOrder();
    await userEvent.clear(await field('Shop'));
    await userEvent.type(await field('Order number'), '-mine');
    await first.leave();
    await openOrder(first.platform.drafts).then(({ elsewhere }) =>
      elsewhere('SaveOrderInfo', { tid: '1', opn: 'A-2' }),
    );
    expect([(await field('Order number')).value, (await field('Shop')).value]).toEqual(['A-1-mine', '']);
    await press('Save', card());
    expect(await within(card()).findByText('Changed in another tab to “A-2”.')).toBeVisible();
    await press('Cancel', card());
    expect([(await field('Order number')).value, (await field('Shop')).value]).toEqual(['A-2', 'Lamps']);
    expect(first.platform.drafts.isAny()).toBe(false);
  });
});

describe('PG-2b a name that two tabs change', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: `Name of ${NUMBER}` });
  const named = (remark: string) => screen.findByRole('button', { name: `${remark}: rename ${NUMBER}` });
  const renameHere = async (text: string) => {
    await userEvent.click(await named('Lamp'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), text);
  };

  it.each([
    ['Keep mine', 'Client lamp'],
    ['Discard mine', 'Chair'],
  ])('is not written over unasked: %s', async (choice, name) => {
    const { elsewhere, server, sent } = await open('/buyer/shipment');
    await renameHere('Client lamp');
    await elsewhere('SetTrackRemark', { TrackInfoId: '1', Remark: 'Chair' });
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Name of ${NUMBER}` });
    expect(dialog).toHaveTextContent('Changed in another tab to “Chair”.');
    expect(screen.getByDisplayValue('Client lamp')).toBeVisible();
    expect(sent('SetTrackRemark')).toMatchObject({ Remark: 'Client lamp', Base: 'Lamp' });
    await press(choice);
    expect(await named(name)).toBeVisible();
    const list = await server.answer({ method: 'GetTrackInfoList', param: {} });
    expect(list).toMatchObject({ Json: [{ FRemark: name }] });
  });

  it('asks where the page has heard of the other one, and sends nothing', async () => {
    const rows = [shipmentRow(1, { FRemark: 'Lamp' }), shipmentRow(2)];
    const { elsewhere, hear, server } = await open('/buyer/shipment', { server: buyerServer({ rows }) });
    await renameHere('Client lamp');
    await elsewhere('SetTrackRemark', { TrackInfoId: '1', Remark: '' });
    await elsewhere('SetTrackRemark', { TrackInfoId: '2', Remark: 'Box' });
    hear('shipments', ['1', '2']);
    await screen.findByRole('button', { name: /^Box: rename/ }, { timeout: 3000 });
    await userEvent.tab();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Emptied in another tab.');
    expect(screen.getByDisplayValue('Client lamp')).toBeVisible();
    expect(server.paramsOf('SetTrackRemark')).toHaveLength(2); // the other tab's
  });
});

describe('PG-7 a section that two tabs change', () => {
  const tracking = async () => within(await screen.findByRole('region', { name: 'Tracking' }));
  const postalCode = async () => (await tracking()).findByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  const settings = { tracking: { ...DEFAULT_SETTINGS.tracking, postalCode: '10115', phoneTail: '1234' } };
  const openSettings = (drafts?: Drafts) =>
    open('/buyer/settings', { server: buyerServer({ settings }), ...(drafts && { drafts }) });
  const saveElsewhere = { Section: 'tracking' as const, Values: { postalCode: '20095', autoArchiveDays: 30 } };

  it.each([
    ['Keep mine', '50667'],
    ['Discard mine', '20095'],
  ])('keeps both where they can be, and asks where they cannot: %s', async (choice, kept) => {
    const { elsewhere, sent, server } = await openSettings();
    await userEvent.clear(await postalCode());
    await userEvent.type(await postalCode(), '50667');
    const phone = (await tracking()).getByRole('textbox', { name: 'Last four digits of the telephone number' });
    await userEvent.clear(phone);
    await elsewhere('SaveSettings', saveElsewhere);
    await userEvent.click((await tracking()).getByRole('button', { name: 'Save' }));
    expect(await (await tracking()).findByText('Changed in another tab: Postal code.')).toBeVisible();
    expect(await postalCode()).toHaveValue('50667');
    expect((await tracking()).getByRole('spinbutton', { name: 'Days after delivery' })).toHaveValue(30);
    await userEvent.click((await tracking()).getByRole('button', { name: choice }));
    expect(await postalCode()).toHaveValue(kept);
    await userEvent.click((await tracking()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.settings().tracking).toMatchObject({ postalCode: kept, phoneTail: '' }));
    expect(server.settings().tracking.autoArchiveDays).toBe(30);
    expect(sent('SaveSettings')).toMatchObject({ Base: { phoneTail: '1234' } });
  });

  it('F-46 VA-4 has a value that was emptied still empty on the next load', async () => {
    const first = await openSettings();
    await userEvent.clear(await postalCode());
    await first.leave();
    const { sent } = await openSettings(first.platform.drafts);
    expect(await postalCode()).toHaveValue('');
    await userEvent.click((await tracking()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('SaveSettings')).toMatchObject({ Values: { postalCode: '' } }));
  });

  it('takes what the other tab has saved, and says so of what is being changed', async () => {
    const { elsewhere, hear } = await openSettings();
    await userEvent.type(await postalCode(), '9');
    await elsewhere('SaveSettings', saveElsewhere);
    hear('settings', ['tracking']);
    expect(await (await tracking()).findByText('Changed in another tab: Postal code.')).toBeVisible();
    expect((await tracking()).getByRole('spinbutton', { name: 'Days after delivery' })).toHaveValue(30);
    expect(await postalCode()).toHaveValue('101159');
  });
});
