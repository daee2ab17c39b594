import { waitFor } from '@testing-library/dom';
import { companyInfoSubmitted, consoleChosen, consoleShown } from '../identities/events.ts';
import { policyConfirmed } from '../privacy/privacy.ts';
import type { State } from '../store/state.ts';
import { type FakeServer, jsonResponse, loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted, signOutRequested } from '../user/events.ts';

const COMPANY = { companyName: 'Acme', companyUrl: 'https://acme.example', phone: '12345', mark: 'hi', agreed: true };
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const answers = (path: string) => {
  if (path.endsWith('get-login-user')) return { ...loginUser({ open_app_list: [] }), code: -7 };
  if (path.endsWith('get-privacy-agreement')) return { code: 0, data: { version: 4 } };
  return { code: 0, message: '', data: null };
};

/** The page with a customer on it; then `refused` is what the server thinks of the call under test. */
async function page(refused?: string) {
  const server: FakeServer = ({ path }) => (refused && path.endsWith(refused) ? jsonResponse('', 500) : answers(path));
  const test = startTestPlatform(server);
  test.platform.store.dispatch(shellStarted());
  await settle();
  return test;
}

const CALLS = [
  { path: '/v1/get-login-user', event: shellStarted(), body: {}, toasts: 0 },
  { path: '/v1/sign-out', event: signOutRequested(), body: {}, toasts: 1 },
  { path: '/v1/open-buyer-app', event: consoleChosen('BUYER'), body: {}, toasts: 1 },
  {
    path: '/v1/open-api-app',
    event: companyInfoSubmitted(COMPANY),
    body: {
      company_name: 'Acme',
      company_url: 'https://acme.example',
      phone: '12345',
      phone_country_code: '+1',
      mark: 'hi',
    },
    toasts: 1, // the saga shows it, not the call
  },
  { path: '/v1/switch-app', event: consoleShown('API'), body: { app: 'API' }, toasts: 0 },
  { path: '/v1/get-privacy-agreement', event: shellStarted(), body: {}, toasts: 0 },
  { path: '/v1/update-privacy-agreement', event: policyConfirmed(), body: { privacy_agreement_version: 4 }, toasts: 1 },
];

it.each(CALLS)('CA-2 posts $path', async ({ path, event, body }) => {
  const { platform, sent } = await page();
  platform.store.dispatch(event);
  await waitFor(() => expect(sent.map((call) => call.path)).toContain(`/user-api${path}`));
  expect(sent.findLast((call) => call.path.endsWith(path))).toMatchObject({
    path: `/user-api${path}`,
    body,
    init: { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } },
  });
});

it.each(CALLS)('CA-2 ER-2 tells of a failing $path $toasts times', async ({ path, event, toasts }) => {
  const { platform } = await page(path);
  platform.store.dispatch(event);
  await settle();
  expect((platform.store.getState() as State).notifications.toasts).toHaveLength(toasts);
});

it('ID-7 lets the browser see the record of a switch through, even when the page is left', async () => {
  const { platform, sent } = await page();
  platform.store.dispatch(consoleShown('API'));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/user-api/v1/switch-app', init: { keepalive: true } }),
  );
});

it('CA-2 hands the whole answer of switch-app back', async () => {
  const { platform } = startTestPlatform(() => ({ code: 0, message: 'noted', data: null }));
  const [error, , response] = await platform.calls.newUser('/v1/switch-app', { app: 'API' }, { silent: true });
  expect(error).toBeNull();
  expect(response?.status).toBe(200);
});
