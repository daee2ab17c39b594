import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { SocialRow } from '@tracking-console/contract/account/socialAccounts';
import { API, BUYER, refusal, section, showPage, success, toastsOf } from '../../testing/showSecurity.ts';

const ONE: SocialRow = { provider: 'one', name: 'Provider one', account: null };
const account = { name: 'ada@one.example.com', connect_time: '2026-03-01T08:00:00Z', last_used_time: null };
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

type Answers = Parameters<typeof showPage>[1];
const open = (answers: Answers = {}, rows: SocialRow[] = [ONE], search = '', place: typeof API | typeof BUYER = API) =>
  showPage('socialbind', { 'list-social-accounts': () => success({ providers: rows }), ...answers }, place, { search });

describe.each([API, BUYER])('PG-14c social accounts in the console of $identity', (place) => {
  it('leaves for the provider to connect an account, and returns to this console', async () => {
    const location = 'https://one.example.com/auth?state=x';
    const { sentTo, left } = await open({ 'connect-social': () => success({ location }) }, [ONE], '', place);
    await click('Connect Provider one');
    await waitFor(() => expect(left).toEqual([location]));
    expect(sentTo('/connect-social')).toEqual([{ provider: 'one', console: place.identity }]);
  });
});

it('PG-14c disconnects after a question', async () => {
  const rows: SocialRow[] = [{ ...ONE, account }];
  const { sentTo } = await open(
    {
      'disconnect-social': () => {
        rows[0] = ONE;
        return success(null);
      },
    },
    rows,
  );
  const card = await section('Provider one');
  expect(card.getByText('ada@one.example.com')).toBeVisible();
  await click('Disconnect Provider one');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect Provider one' }),
  );
  expect(await screen.findByRole('button', { name: 'Connect Provider one' })).toBeVisible();
  expect(sentTo('/disconnect-social')).toEqual([{ provider: 'one' }]);
});

it('PG-14c keeps the only way in, and says what to do', async () => {
  const { platform } = await open({ 'disconnect-social': () => refusal(SECURITY_CODES.onlyWayIn) }, [
    { ...ONE, account },
  ]);
  await click('Disconnect Provider one');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect Provider one' }),
  );
  expect(await screen.findByText(/Provider one is your only way to sign in/)).toBeVisible();
  expect(screen.getByText('ada@one.example.com')).toBeVisible();
  expect(toastsOf(platform)).toEqual([]);
});

it.each([
  ['connected', account, 'Provider one is connected. You can sign in with it from now on.'],
  ['conflict', null, /already connected to another customer/],
  ['occupied', account, /Disconnect it first/],
  ['cancelled', null, /You canceled at Provider one/],
  ['refused', null, /could not be trusted/],
  ['unreachable', null, /cannot be reached/],
])('PG-14c says that it was %s', async (result, bound, words) => {
  const { platform } = await open({}, [{ ...ONE, account: bound }], `?result=${result}&provider=one`);
  expect(await screen.findByText(words)).toBeVisible();
  await click('Close');
  expect(screen.queryByText(words)).toBeNull();
  expect(new URL(platform.navigation.address()).search).toBe('');
});

it.each(['?result=connected&provider=one', '?result=nonsense&provider=one', '?result=conflict&provider=evil'])(
  'PG-14c believes no address that does not fit: %s',
  async (search) => {
    await open({}, [ONE], search);
    await section('Provider one');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
);

it('PG-14c shows at its place that a provider is away', async () => {
  const { platform } = await open({ 'connect-social': () => refusal(SECURITY_CODES.providerUnreachable) });
  await click('Connect Provider one');
  expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
  expect(toastsOf(platform)).toEqual([]);
});
