import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RangeCheck, RangeList } from '@tracking-console/contract/api/keys';
import { jsonResponse } from '@tracking-console/platform/testing';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import {
  auditRow,
  button,
  click,
  NO_LIST,
  open,
  searchOf,
  serverWith,
  type,
} from '../../testing/showAuthorizations.ts';
import { BUYER, success, toastsOf } from '../../testing/showSecurity.ts';

beforeAll(addWhatAntdNeeds);

describe('PG-14d allowed addresses', () => {
  const check = (changes: Partial<RangeCheck> = {}): RangeCheck => ({
    ...{ calls: 1000, refused: 12, own_refused: false },
    addresses: [{ ip: '203.0.113.9', calls: 12, last_time: '2026-03-01T08:00:00Z' }],
    ...changes,
  });
  const saves = (save: () => object) => {
    const list = { ...NO_LIST };
    return serverWith([], { 'ip/list': () => success(list), 'ip/save': save });
  };

  it('saves own address and another one, after a warning that calls would be refused', async () => {
    let list: RangeList = NO_LIST;
    let warned = false;
    const { sentTo } = await open(
      serverWith([], {
        'ip/list': () => success(list),
        'ip/save': () => {
          if (!warned) {
            warned = true;
            return { code: -18010205, message: 'no', data: { problem: 'lockOut', check: check() } };
          }
          list = { ...list, enabled: true, version: 1, ranges: [{ range: '192.0.2.1', note: 'My address' }] };
          return success(list);
        },
      }),
    );
    await click('Add my address (192.0.2.1)');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Refuse calls from all other addresses' }));
    await click('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'This list refuses calls you make' }));
    expect(dialog.getByText('12 of your last 1,000 calls would have been refused.')).toBeVisible();
    expect(dialog.getByText('203.0.113.9')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const wanted = { enabled: true, ranges: [{ range: '192.0.2.1', note: 'My address' }], version: 0 };
    expect(sentTo('ip/save')).toEqual([wanted, { ...wanted, confirmed: true }]);
    expect(await button('Add my address (192.0.2.1)')).toBeDisabled();
  });

  it.each([
    ['format', /Enter an address such as/],
    ['duplicate', /already in the list/],
  ])('shows the problem %s at its range, and keeps what was typed', async (problem, words) => {
    const { platform } = await open(saves(() => ({ code: -18010205, message: 'no', data: { problem, place: 1 } })));
    await click('Add an address');
    await click('Add an address');
    const [first, second] = await screen.findAllByLabelText('Address or range');
    type(first as HTMLElement, '192.0.2.0/24');
    type(second as HTMLElement, '192.0.2');
    await click('Save');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByLabelText('Address or range')[1]).toHaveAccessibleDescription(words);
    expect(screen.getAllByLabelText('Address or range')[1]).toHaveValue('192.0.2');
    expect(toastsOf(platform)).toEqual([]);
  });

  it('tries the list on the last calls', async () => {
    const { sentTo } = await open(serverWith([], { 'ip/check': () => success(check({ own_refused: true })) }));
    await click('Add an address');
    type(await screen.findByLabelText('Address or range'), '198.51.100.0/24');
    await click('Try on the last calls');
    expect(await screen.findByText('12 of your last 1,000 calls would have been refused.')).toBeVisible();
    expect(screen.getByText('Your own address is not in this list.')).toBeVisible();
    expect(sentTo('ip/check')).toEqual([{ ranges: [{ range: '198.51.100.0/24', note: '' }] }]);
  });

  it('keeps what is being edited when another tab saves, and lets the customer choose', async () => {
    let list: RangeList = NO_LIST;
    const { platform } = await open(serverWith([], { 'ip/list': () => success(list) }));
    await click('Add an address');
    type(await screen.findByLabelText('Address or range'), '192.0.2.7');
    list = { ...NO_LIST, version: 4, ranges: [{ range: '203.0.113.0/24', note: 'Office' }] };
    act(() => platform.live.emit([{ id: '1', kind: 'security', scope: null, ids: ['addresses'] }]));
    expect(await screen.findByText('This list was changed elsewhere meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Address or range')).toHaveValue('192.0.2.7');
    await click('Take the other list');
    expect(await screen.findByLabelText('Address or range')).toHaveValue('203.0.113.0/24');
  });
});

describe('PG-14d the audit log', () => {
  it('lists what was done, with filters that stand in the address', async () => {
    const opened = await open(
      serverWith([], {
        'audit/list': () => success({ rows: [auditRow(), auditRow({ id: 'b', kind: 'checkRefused' })], next: 'more' }),
      }),
    );
    const { sentTo } = opened;
    const table = within(await screen.findByRole('table', { name: 'Audit log' }));
    expect(await table.findByText('API key created')).toBeVisible();
    expect(table.getByText('Warehouse (tk_live_…wxyz)')).toBeVisible();
    expect(table.getByText('Confirmation refused')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'keyCreated');
    await waitFor(() => expect(sentTo('audit/list').at(-1)).toEqual({ kind: 'keyCreated' }));
    expect(searchOf(opened)).toBe('?kind=keyCreated');
    await userEvent.type(screen.getByRole('searchbox', { name: 'IP address' }), '192.0.2.1{Enter}');
    await waitFor(() => expect(sentTo('audit/list').at(-1)).toEqual({ kind: 'keyCreated', ip: '192.0.2.1' }));
    await click('Load more');
    await waitFor(() => expect(sentTo('audit/list').at(-1)).toMatchObject({ cursor: 'more' }));
    act(() => opened.platform.navigation.go('/api/authorizations?kind=keyCreated'));
    await waitFor(() => expect(sentTo('audit/list').at(-1)).toEqual({ kind: 'keyCreated' }));
  });

  it('exports what the filters find', async () => {
    const { sentTo } = await open(
      serverWith([], {
        'audit/list': () => success({ rows: [auditRow()], next: null }),
        'audit/export': () => jsonResponse('', 500),
      }),
      '?kind=keyCreated&from=2026-03-01&to=nonsense',
    );
    await click('Export as CSV');
    const from = new Date(2026, 2, 1).toISOString();
    await waitFor(() => expect(sentTo('audit/export')).toEqual([{ kind: 'keyCreated', from }]));
  });

  it('is all that a buyer without keys sees', async () => {
    const { sent } = await open(serverWith(), '', BUYER);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'API keys' })).toBeNull();
    expect(sent.some(({ path }) => path.includes('/keys/') || path.includes('/ip/'))).toBe(false);
  });
});
