import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse, loginUser } from '@tracking-console/platform/testing';
import { done, startShell } from '../testing/startShell.tsx';

interface Answers {
  version?: object;
  update?: object;
}

const startPending = ({ version = { ...done, data: { version: 3 } }, update = done }: Answers = {}) =>
  startShell({
    server: ({ path }) => {
      if (path.endsWith('/get-login-user')) return { ...loginUser(), code: -7 };
      if (path.endsWith('/get-privacy-agreement')) return version;
      return path.endsWith('/update-privacy-agreement') ? update : undefined;
    },
  });

const accept = () => screen.findByRole('button', { name: 'Confirm' });

it('DG-2 opens for a pending update and closes once it is accepted', async () => {
  const { sent } = await startPending();
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Our privacy policy has changed');
  await userEvent.click(await accept());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    path: '/user-api/v1/update-privacy-agreement',
    body: { privacy_agreement_version: 3 },
  });
});

it('DG-2 links the terms and the policy and ignores Escape', async () => {
  await startPending();
  await accept();
  expect(screen.getByRole('link', { name: /terms of service/ })).toHaveAttribute('href', '/site/en/about/licensing');
  expect(screen.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('href', '/site/en/about/privacy');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
});

it('DG-2 F-36 cannot be accepted before its version is known, and says nothing about the failure', async () => {
  await startPending({ version: jsonResponse('', 500) });
  expect(await accept()).toBeDisabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('DG-2 stays when accepting fails', async () => {
  await startPending({ update: { code: -1, message: '', data: null } });
  await userEvent.click(await accept());
  expect(await screen.findByText(/Our server had a problem/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

it('DG-2 AX-2 ID-6 F-36 signs out when the customer quits', async () => {
  const { left } = await startPending();
  await accept();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(left).toEqual([`/user/en?gb=${encodeURIComponent('http://localhost/buyer/dashboard')}`]));
});
