import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRow } from '@tracking-console/contract/accountEvents';
import type { ApiKeyRow, RangeCheck, RangeList } from '@tracking-console/contract/keys';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { API, BUYER, refusal, showPage, success, toastsOf } from './testing/showSecurity.ts';

const SECRET = 'tk_live_a-value-nobody-may-see-twice-wxyz';
const keyRow = (changes: Partial<ApiKeyRow> = {}): ApiKeyRow => ({
  ...{ id: '1', name: 'Warehouse', prefix: 'tk_live_', last4: 'wxyz', mode: 'live', scopes: ['read', 'write'] },
  ...{ status: 'Active', create_time: '2026-01-01T00:00:00Z', expire_time: null, previous: null },
  ...{ last_used_time: null, last_used_ip: null, signing: false, revealable: false },
  ...changes,
});
const auditRow = (changes: Partial<AuditRow> = {}): AuditRow => ({
  ...{ id: 'a', time: '2026-03-01T08:00:00Z', kind: 'keyCreated', detail: 'Warehouse (tk_live_…wxyz)' },
  ...{ device: 'desktop', browser: 'Firefox', system: 'Linux', ip: '192.0.2.1', country: '' },
  ...changes,
});
const NO_LIST: RangeList = { enabled: false, ranges: [], version: 0, own_address: '192.0.2.1' };

/** A server that keeps keys as the real one does: a value stands in one answer and nowhere else. */
function serverWith(keys: ApiKeyRow[] = [], answers: Record<string, () => object> = {}) {
  return {
    'keys/list': () => success({ keys, limit: 10 }),
    'keys/create': () => {
      keys.unshift(keyRow());
      return success({ ...keyRow(), key: SECRET });
    },
    'ip/list': () => success(NO_LIST),
    'audit/list': () => success({ rows: [], next: null }),
    ...answers,
  };
}
type Answers = Parameters<typeof showPage>[1];
const open = (answers: Answers = serverWith(), search = '', place: typeof API | typeof BUYER = API) => {
  const user = { open_app_list: place === API ? ['BUYER', 'API'] : ['BUYER'] };
  return showPage('authorizations', answers, place, { user, search });
};
const searchOf = ({ platform }: Awaited<ReturnType<typeof open>>) => new URL(platform.navigation.address()).search;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = async (name: string, item: string) => {
  await click(`Actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeAll(addWhatAntdNeeds);

describe('PG-14d access keys', () => {
  it('SC-25 shows a new key once: closed, its value is neither on the page nor in the store', async () => {
    const { sentTo, platform } = await open();
    await click('Create your first key');
    type(await screen.findByRole('textbox', { name: /Name/ }), 'Warehouse');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Webhook/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sign webhooks with this key' }));
    await click('Create');
    expect(await screen.findByText(SECRET)).toBeVisible();
    const wanted = { name: 'Warehouse', mode: 'live', scopes: ['read', 'write'], signing: true };
    expect(sentTo('keys/create')).toEqual([wanted]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText(SECRET)).toBeVisible();
    await click('I have stored the key');
    expect(await screen.findByText('tk_live_…wxyz')).toBeVisible();
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(JSON.stringify(platform.store.getState())).not.toContain(SECRET);
  });

  it('F-46 keeps the name of a key that is not made yet, and sends nothing that is incomplete', async () => {
    const { sentTo, platform } = await open();
    await click('Create your first key');
    await click('Create');
    expect(await screen.findByText('Give the key a name.')).toBeVisible();
    type(await screen.findByRole('textbox', { name: /Name/ }), 'Ware');
    expect(platform.drafts.read('keys.name')).toBe('Ware');
    for (const box of screen.getAllByRole('checkbox', { name: /^(Read|Write|Webhook)/ })) await userEvent.click(box);
    await click('Create');
    expect(await screen.findByText('Choose at least one.')).toBeVisible();
    expect(sentTo('keys/create')).toEqual([]);
  });

  it('asks who is there where that is long ago, and makes the key then', async () => {
    let confirmed = false;
    const { sentTo, platform } = await open(
      serverWith([], {
        'keys/create': () => (confirmed ? success({ ...keyRow(), key: SECRET }) : refusal(SECURITY_CODES.checkNeeded)),
        reauthenticate: () => {
          confirmed = true;
          return success(null);
        },
      }),
    );
    await click('Create your first key');
    type(await screen.findByRole('textbox', { name: /Name/ }), 'Warehouse');
    await click('Create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    type(dialog.getByLabelText('Password'), 'my password');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(sentTo('keys/create')).toHaveLength(2);
    expect(toastsOf(platform)).toEqual([]);
  });

  it('rolls a key, keeps the old value valid for a day, and says until when', async () => {
    const keys = [keyRow()];
    const previous = { last4: 'wxyz', until: '2026-03-02T08:00:00Z', last_used_time: null };
    const { sentTo } = await open(
      serverWith(keys, {
        'keys/roll': () => {
          keys[0] = keyRow({ last4: 'abcd', previous });
          return success({ ...keys[0], key: SECRET });
        },
      }),
    );
    await choose('Warehouse', 'Roll key');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll key' }));
    await click('I have stored the key');
    expect(sentTo('keys/roll')).toEqual([{ id: '1', keep: '24h' }]);
    expect(await screen.findByText('tk_live_…abcd')).toBeVisible();
    expect(screen.getByText(/Old value …wxyz valid until/)).toBeVisible();
    await choose('Warehouse', 'Roll key');
    expect(await screen.findByText(/The value before this one \(…wxyz\)/)).toBeVisible();
  });

  it('asks before a key is revoked, says what that breaks, and takes one that is gone as revoked', async () => {
    const keys = [keyRow({ signing: true })];
    const { platform } = await open(
      serverWith(keys, {
        'keys/revoke': () => {
          keys[0] = keyRow({ status: 'Revoked' });
          return success(null);
        },
      }),
    );
    await choose('Warehouse', 'Revoke key');
    const dialog = await screen.findByRole('dialog', { name: 'Revoke this key?' });
    expect(dialog).toHaveTextContent('Programs that use “Warehouse” (tk_live_…wxyz) stop working immediately');
    expect(dialog).toHaveTextContent('It signs your webhooks.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Warehouse' })).toBeNull();
    expect(toastsOf(platform)).toEqual([]);
  });

  it('shows the signing key once more', async () => {
    const key = keyRow({ signing: true, revealable: true });
    const { sentTo } = await open(
      serverWith([key, keyRow({ id: '2', name: 'Other' })], {
        'keys/reveal_once': () => success({ ...key, key: SECRET }),
      }),
    );
    await click('Actions for Other');
    expect(screen.queryByRole('menuitem', { name: 'Show once more' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await choose('Warehouse', 'Show once more');
    await click('Show key');
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(sentTo('keys/reveal_once')).toEqual([{ id: '1' }]);
  });

  it('opens the dialog where another page led here to create a key, and once', async () => {
    const opened = await open(serverWith(), '?create=1&kind=checked');
    expect(await screen.findByRole('dialog', { name: 'Create an API key' })).toBeVisible();
    await click('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(searchOf(opened)).toBe('?kind=checked');
  });

  it('offers no eleventh key, and another try where the keys could not be loaded', async () => {
    let works = false;
    const keys = Array.from({ length: 10 }, (_, index) => keyRow({ id: String(index), name: `Key ${index}` }));
    await open(serverWith([], { 'keys/list': () => (works ? success({ keys, limit: 10 }) : jsonResponse('', 500)) }));
    works = true;
    await click(/retry/);
    expect(await button('Create a key')).toBeDisabled();
    expect(screen.getByText(/All 10 keys are in use/)).toBeVisible();
  });
});

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
    await click('settings.save');
    const dialog = within(await screen.findByRole('dialog', { name: 'This list refuses calls you make' }));
    expect(dialog.getByText('12 of your last 1,000 calls would have been refused.')).toBeVisible();
    expect(dialog.getByText('203.0.113.9')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('settings.saved')).toBeVisible();
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
    await click('settings.save');
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
    await click('more');
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
