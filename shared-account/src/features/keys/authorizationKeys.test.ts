import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import {
  button,
  choose,
  click,
  keyRow,
  open,
  SECRET,
  searchOf,
  serverWith,
  type,
} from '../../testing/showAuthorizations.ts';
import { refusal, success, toastsOf } from '../../testing/showSecurity.ts';

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
      }),
    );
    platform.recentCheck.offer((onAnswer) => {
      confirmed = true;
      onAnswer(true);
    });
    await click('Create your first key');
    type(await screen.findByRole('textbox', { name: /Name/ }), 'Warehouse');
    await click('Create');
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
    await click(/Try again/);
    expect(await button('Create a key')).toBeDisabled();
    expect(screen.getByText(/All 10 keys are in use/)).toBeVisible();
  });
});
