import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/account/userConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { jsonResponse, loginUser } from '@tracking-console/platform/testing';
import { parcels } from '../../index.ts';
import { toastsOf } from '../../testing/showSecurity.ts';
import { show, startAccount } from '../../testing/startAccount.ts';

const API = { identity: 'API', basePath: '/api' } as const;
const BUYER = { identity: 'BUYER', basePath: '/buyer' } as const;

async function showAccount(place: typeof API | typeof BUYER, server: Parameters<typeof startAccount>[1]) {
  const started = await startAccount({ open_app_list: [place.identity] }, server);
  const parcel = await parcels.userinfo?.();
  if (!parcel) throw new Error('There is no account page.');
  return { ...started, ...(await show(started, parcel, place)) };
}

const success = (data: unknown) => ({ code: 0, message: '', data });
const task = (changes: Partial<TaskRow>) =>
  taskRow({ id: '7', type: 'account', name: 'account.json', total: 3, done: 1, ok: 1, ...changes });
const DONE = task({
  status: 'Succeeded',
  done: 3,
  end_time: '2026-03-01T08:01:00Z',
  result_file: { name: 'account.json', size: 9, rows: 2 },
});
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe.each([API, BUYER])('PG-14a the account of a customer with $identity alone', (place) => {
  it('exports everything in the background and offers the file', async () => {
    let tasks: TaskRow[] = [];
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { sent, platform } = await showAccount(place, ({ path }) => {
      if (path.endsWith('/task/list')) return success({ tasks });
      if (path.endsWith('/task/export_account')) return success({ task: task({}) });
      return path.endsWith('/task/download') ? jsonResponse({ profile: [] }) : undefined;
    });
    const data = await section('Your data');
    await userEvent.click(data.getByRole('button', { name: 'Export everything' }));
    expect(await data.findByText('Collecting your data')).toBeVisible();
    expect(data.getByRole('button', { name: 'Export everything' })).toHaveAttribute('aria-disabled', 'true');
    tasks = [DONE];
    act(() => platform.live.emit([{ id: '1', kind: 'tasks', scope: place.identity, ids: ['7'] }]));
    await userEvent.click(await data.findByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    const bodies = sent.filter(({ path }) => path.includes('/task/')).map(({ body }) => body);
    expect(bodies.every((body) => (body as { scope: string }).scope === place.identity)).toBe(true);
    expect(bodies.at(-1)).toEqual({ scope: place.identity, id: '7', file: 'result' });
  });

  it('is deleted by whoever types whose it is, and the console is left', async () => {
    const { left, sent } = await showAccount(place, () => undefined);
    const dialog = await openDialog('nobody@example.com');
    expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: loginUser().data.email.toUpperCase() } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(left).toEqual(['/user/en']));
    const bodies = sent.filter(({ path }) => path.endsWith('/delete-account')).map(({ body }) => body);
    expect(bodies).toEqual([{ email: loginUser().data.email.toUpperCase() }]);
  });
});

it('PG-14a ID-6 leads to the page that says so, although another call finds the session gone before the answer', async () => {
  const gone = { code: -6, message: '', data: null };
  const { left, platform } = await showAccount(API, ({ path }) => {
    if (path.endsWith('/anything')) return gone;
    if (!path.endsWith('/delete-account')) return undefined;
    return platform.calls.newUser('/v1/anything').then(() => success(null));
  });
  const dialog = await openDialog(loginUser().data.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(left).toEqual(['/user/en']));
});

it('PG-14a RT-10 leads to the sign-in page when the session was gone before the account could be deleted', async () => {
  const gone = { code: -6, message: '', data: null };
  const { left } = await showAccount(API, ({ path }) => (path.endsWith('/delete-account') ? gone : undefined));
  const dialog = await openDialog(loginUser().data.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(left).toEqual([expect.stringContaining('?gb=')]));
});

it('PG-14a an account whose email was refused stays, and the dialog says why', async () => {
  const refused = { code: ACCOUNT_MISMATCH, message: 'no', data: null };
  const { left, platform } = await showAccount(API, ({ path }) =>
    path.endsWith('/delete-account') ? refused : undefined,
  );
  const dialog = await openDialog(loginUser().data.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText(/Nothing was deleted\./)).toBeVisible();
  expect(toastsOf(platform)).toEqual([]);
  expect(left).toEqual([]);
});

it('PG-14a asks who is there before an account is deleted, and closing the question deletes nothing', async () => {
  let isChecked = false;
  const { left, platform } = await showAccount(API, ({ path }) => {
    if (!path.endsWith('/delete-account')) return undefined;
    return isChecked ? success(null) : { code: SECURITY_CODES.checkNeeded, message: '', data: null };
  });
  platform.recentCheck.offer((onAnswer) => onAnswer(false));
  const dialog = await openDialog(loginUser().data.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(left).toEqual([]);
  expect(toastsOf(platform)).toEqual([]);
  platform.recentCheck.offer((onAnswer) => {
    isChecked = true;
    onAnswer(true);
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(left).toEqual(['/user/en']));
});

it('PG-14a an export that failed says so and can be started again', async () => {
  await showAccount(API, ({ path }) =>
    path.endsWith('/task/list') ? success({ tasks: [task({ status: 'Failed' })] }) : undefined,
  );
  const data = await section('Your data');
  expect(await data.findByText(/could not be created/)).toBeVisible();
  expect(data.getByRole('button', { name: 'Export everything' })).toBeEnabled();
});

async function openDialog(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Type the account’s email address' }), {
    target: { value: email },
  });
  return dialog;
}
