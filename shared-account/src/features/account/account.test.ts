import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_PAGES, type AccountPage } from '@tracking-console/contract/page/applications';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { parcels, payCallback } from '../../index.ts';
import { show, startAccount } from '../../testing/startAccount.ts';

beforeAll(addWhatAntdNeeds);

const IN_API = { identity: 'API', basePath: '/api' } as const;

async function showParcel(page: AccountPage, user: object = {}, place: Parameters<typeof show>[2] = IN_API) {
  const started = await startAccount(user);
  const parcel = await parcels[page]?.();
  if (!parcel) throw new Error(`There is no parcel ${page}.`);
  return { ...started, ...(await show(started, parcel, place)) };
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

const member = (app: string) => ({
  app,
  level: 1,
  tracking_quota: 1100,
  used_quota: 61,
  adding_quota: 1039,
  archived_count: 4,
  expire_time: null,
});

it('PG-14a shows who the customer is, and the identities held with their quotas', async () => {
  await showParcel('userinfo', {
    phone_number: '2025550142',
    open_app_list: ['BUYER', 'api'],
    member_infos: [member('BUYER'), member('API')],
  });
  expect(await screen.findByText('Ada', { selector: 'p' })).toBeVisible();
  expect(fact('Email')).toHaveTextContent('ada@example.com');
  expect(screen.getByLabelText('Phone')).toHaveValue('2025550142');
  expect(fact('Data region')).toHaveTextContent('Global');
  expect(fact('Customer since')).toHaveTextContent('2026');
  const api = within(screen.getByRole('region', { name: 'API identity' }));
  expect(api.getByRole('meter', { name: 'Tracking quota' })).toHaveAttribute('aria-valuetext', '61 of 1,100 used');
  expect(screen.getByRole('region', { name: 'Buyer identity' })).toBeVisible();
});

it('SH-15 PG-14a shows the first letter where a photo is missing or cannot be loaded', async () => {
  await showParcel('userinfo', { photo: 'harbour' });
  const photo = await screen.findByRole('img', { name: 'Your photo' });
  expect(photo).toHaveAttribute('src', '/site/avatars/harbour');
  fireEvent.error(photo);
  expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull();
  expect(screen.getByText('A')).toBeVisible();
});

it('LG-3 speaks the chosen language at once, keeps it in the profile, and renders nothing again', async () => {
  const { sent, domElement } = await showParcel('userinfo');
  const before = await screen.findByRole('heading', { level: 1, name: 'Account' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '简体中文');
  expect(await screen.findByRole('heading', { level: 1, name: '账户信息' })).toBe(before);
  expect(domElement).toContainElement(before);
  expect(sent.at(-1)).toMatchObject({ path: '/user-api/v1/update-profile', body: { language: 'zh-cn' } });
});

it.each(ACCOUNT_PAGES)('RT-5 mounts %s as a parcel in both consoles, and leaves nothing behind', async (page) => {
  for (const place of [IN_API, { identity: 'BUYER', basePath: '/buyer' } as const]) {
    const { domElement, leave } = await showParcel(page, {}, place);
    expect(await within(domElement).findByRole('heading', { level: 1 })).toBeVisible();
    await leave();
    expect(domElement).toBeEmptyDOMElement();
  }
});

it.each([
  ['?orderNo=A123', 'Order A123 not found'],
  ['?order_no=B7&status=success', 'Order B7 not found'],
  ['?status=success', 'This link has no order number'],
])('RT-3 says plainly that an order is unknown, whatever the address claims: %s', async (search, sentence) => {
  window.history.replaceState(null, '', `/track/paycallback${search}`);
  const started = await startAccount();
  await show(started, payCallback, { identity: null, basePath: '/track/paycallback' });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the console' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Payment result · Tracking Console');
});
