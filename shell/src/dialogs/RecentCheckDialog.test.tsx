import { startAuthentication } from '@simplewebauthn/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { SentCall } from '@tracking-console/platform/testing';
import { done, startShell } from '../testing/startShell.tsx';

jest.mock('@simplewebauthn/browser');

const success = (data: unknown) => ({ code: 0, message: '', data });
const refusal = (code: number) => ({ code, message: 'no', data: null });
const WEBHOOK = { root: 'console', path: '/v1/webhook/save', body: { url: 'https://example.com/hook' } } as const;

interface Account {
  since?: string | null;
  passkeys?: object[];
  reauthenticate?: (call: SentCall) => object;
}

/** A webhook is saved while the last check is too long ago. */
async function saveWebhook({ since = null, passkeys = [], reauthenticate = () => done }: Account = {}) {
  let checked = false;
  const test = await startShell({
    at: '/api/webhooks',
    server: (call) => {
      const { path } = call;
      if (path.endsWith('/webhook/save')) return checked ? success('saved') : refusal(SECURITY_CODES.checkNeeded);
      if (path.endsWith('/get-two-step')) return success({ since, recovery_codes: 0 });
      if (path.endsWith('/list-passkeys')) return success({ passkeys });
      if (path.endsWith('/passkey-options')) return success({ options: '{}' });
      if (!path.endsWith('/reauthenticate')) return undefined;
      const answer = reauthenticate(call);
      checked = (answer as { code: number }).code === 0;
      return answer;
    },
  });
  let saved: ReturnType<typeof test.platform.calls.send> | undefined;
  act(() => {
    saved = test.platform.calls.send(WEBHOOK);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const sentTo = (name: string) => test.sent.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);
  return { ...test, dialog, sentTo, saved: async () => await saved };
}

it('takes the password and sends the call again as it was', async () => {
  const { dialog, sentTo, saved, state } = await saveWebhook({
    reauthenticate: ({ body }) =>
      (body as { password: string }).password === 'right' ? done : refusal(SECURITY_CODES.wrongPassword),
  });
  const field = dialog.getByLabelText('Password');
  await userEvent.type(field, '{Enter}');
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  await userEvent.type(field, 'wrong{Enter}');
  expect(await dialog.findByText('This password is wrong.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use a code instead' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'right{Enter}');
  expect((await saved())?.[1]).toBe('saved');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('/webhook/save')).toEqual([WEBHOOK.body, WEBHOOK.body]);
  expect(state().notifications.toasts).toEqual([]);
});

it('changes nothing and says nothing when it is closed', async () => {
  const { dialog, sentTo, saved, state } = await saveWebhook();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await saved())?.[0]).toMatchObject({ code: SECURITY_CODES.checkNeeded });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('/webhook/save')).toHaveLength(1);
  expect(state().notifications.toasts).toEqual([]);
});

it('takes a code where two-step sign-in is on', async () => {
  const { dialog, sentTo, saved } = await saveWebhook({ since: '2026-03-01T08:00:00Z' });
  await userEvent.click(await dialog.findByRole('button', { name: 'Use a code instead' }));
  await userEvent.type(dialog.getByLabelText(/Code from your app/), '123456{Enter}');
  expect((await saved())?.[1]).toBe('saved');
  expect(sentTo('/reauthenticate')).toEqual([{ code: '123456' }]);
});

it('takes a passkey where there is one', async () => {
  const response = { clientDataJSON: 'AA', authenticatorData: 'BB', signature: 'CC' };
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'AA', response } as never);
  const { dialog, sentTo, saved } = await saveWebhook({ passkeys: [{ id: 'one' }] });
  await userEvent.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
  expect((await saved())?.[1]).toBe('saved');
  expect(sentTo('/reauthenticate')).toMatchObject([{ passkey: { id: 'AA', signature: 'CC' } }]);
});
