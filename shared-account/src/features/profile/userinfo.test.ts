import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import { type State, selectProfile } from '@tracking-console/platform';
import { jsonResponse, loginUser, type SentCall } from '@tracking-console/platform/testing';
import { parcels } from '../../index.ts';
import { refusal, section, success, toastsOf } from '../../testing/showSecurity.ts';
import { show, startAccount } from '../../testing/startAccount.ts';

const API = { identity: 'API', basePath: '/api' } as const;
const BUYER = { identity: 'BUYER', basePath: '/buyer' } as const;
const COMPANY = {
  company_name: 'Lantern Goods',
  company_url: '',
  phone: '5550100',
  phone_country_code: '1',
  mark: '',
};

type Answers = Record<string, (call: SentCall) => object>;

/** The account keeps what is sent, as on the server. */
async function showUserInfo(answers: Answers = {}, place: typeof API | typeof BUYER = API) {
  let user: object = { country: 'at', phone_country_code: '43', phone_number: '6641234567', open_app_list: ['API'] };
  const kept: Answers = {
    'get-login-user': () => loginUser(user),
    'get-company': () => success({ company: COMPANY }),
    'update-profile': ({ body }) => {
      const { phone, ...changes } = body as { phone?: { country_code: string; number: string } };
      const number = phone && { phone_country_code: phone.country_code, phone_number: phone.number };
      user = { ...user, ...changes, ...number };
      return success(null);
    },
  };
  const started = await startAccount({}, (call) => {
    const name = call.path.split(/[/?]/).findLast((part) => part.includes('-')) ?? '';
    return { ...kept, ...answers }[name]?.(call);
  });
  const parcel = await parcels.userinfo?.();
  if (!parcel) throw new Error('There is no account page.');
  const sentTo = (name: string) => started.sent.filter(({ path }) => path.includes(name)).map(({ body }) => body);
  const profile = () => selectProfile(started.platform.store.getState() as State);
  const become = (changes: object) => {
    user = { ...user, ...changes };
  };
  return { ...started, ...(await show(started, parcel, place)), sentTo, profile, become };
}

const form = () => section('About you');
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe.each([API, BUYER])('PG-14a the profile in the console of $identity', (place) => {
  it('is saved with what was changed alone, and shows at once', async () => {
    const { sentTo, profile } = await showUserInfo({}, place);
    const fields = await form();
    set(fields.getByLabelText(/^Name/), ' Grace ');
    set(fields.getByLabelText('Phone'), '0664 765 43 21');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(profile()?.nickname).toBe('Grace'));
    expect(sentTo('update-profile')).toEqual([
      { nickname: 'Grace', phone: { country_code: '+43', number: '6647654321' } },
    ]);
    expect(fields.getByLabelText('Phone')).toHaveValue('6647654321');
    expect(await fields.findByText('Saved')).toBeVisible();
    expect(screen.getByText('Grace', { selector: 'p' })).toBeVisible();
  });
});

it('PG-14a sends nothing that is no name or no number, and keeps what was typed', async () => {
  const { sentTo } = await showUserInfo();
  const fields = await form();
  set(fields.getByLabelText(/^Name/), '  ');
  set(fields.getByLabelText('Phone'), '12');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  expect(fields.getByText('Enter a name.')).toBeVisible();
  expect(fields.getByText('This isn’t a valid phone number.')).toBeVisible();
  expect(fields.getByLabelText('Phone')).toHaveValue('12');
  expect(sentTo('update-profile')).toEqual([]);
});

it('PG-14a a number with its own plus needs no dial code, and none at all takes it away', async () => {
  const { sentTo } = await showUserInfo();
  const fields = await form();
  const save = () => userEvent.click(fields.getByRole('button', { name: 'Save' }));
  set(fields.getByLabelText('Phone'), '+1 202 555 0142');
  await save();
  await waitFor(() => expect(fields.getByLabelText('Phone')).toHaveValue('2025550142'));
  set(fields.getByLabelText('Phone'), '');
  await save();
  await waitFor(() => expect(sentTo('update-profile')).toHaveLength(2));
  expect(sentTo('update-profile')).toEqual([
    { phone: { country_code: '+1', number: '2025550142' } },
    { phone: { country_code: '', number: '' } },
  ]);
});

it('PG-14a a number that only the server refuses is shown at its field, and nothing is lost', async () => {
  const { platform } = await showUserInfo({ 'update-profile': () => refusal(PROFILE_CODES.phone) });
  const fields = await form();
  set(fields.getByLabelText('Phone'), '6649999999');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  expect(await fields.findByText('This isn’t a valid phone number.')).toBeVisible();
  expect(fields.getByLabelText('Phone')).toHaveValue('6649999999');
  expect(toastsOf(platform)).toEqual([]);
});

it('PG-14a what was typed outlives the page, and what another tab saves shows through', async () => {
  const { platform, become, leave, ...started } = await showUserInfo();
  set((await form()).getByLabelText(/^Name/), 'Grace');
  await leave();
  const parcel = await parcels.userinfo?.();
  if (!parcel) throw new Error('There is no account page.');
  await show({ ...started, platform }, parcel, BUYER);
  const fields = await form();
  expect(fields.getByLabelText(/^Name/)).toHaveValue('Grace');
  become({ nickname: 'Hedy', phone_number: '6647654321', language: 'en' });
  act(() => platform.live.emit([{ id: '1', kind: 'profile', scope: null, ids: ['profile'] }]));
  await waitFor(() => expect(fields.getByLabelText('Phone')).toHaveValue('6647654321'));
  expect(fields.getByLabelText(/^Name/)).toHaveValue('Grace');
  expect(screen.getByText('Hedy', { selector: 'p' })).toBeVisible();
});

it('PG-14a the company can be changed, by the same rules as when it was opened', async () => {
  let company = COMPANY;
  const { sentTo } = await showUserInfo({
    'get-company': () => success({ company }),
    'update-company': ({ body }) => {
      company = body as typeof COMPANY;
      return success(null);
    },
  });
  const card = await section('Company');
  set(card.getByLabelText(/^Company name/), 'X');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(card.getByText('Enter 3 to 250 characters.')).toBeVisible();
  expect(sentTo('update-company')).toEqual([]);
  set(card.getByLabelText(/^Company name/), 'Example Trading');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText('Saved')).toBeVisible();
  expect(sentTo('update-company')).toEqual([{ ...COMPANY, company_name: 'Example Trading' }]);
});

describe('PG-14a the photo', () => {
  const picture = (size = 100, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type });

  async function open(answers: Answers = {}) {
    const started = await showUserInfo(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Change photo' }));
    return { ...started, dialog: await dialogOf('Change photo') };
  }
  const choose = (dialog: Awaited<ReturnType<typeof dialogOf>>, file: File) =>
    fireEvent.change(dialog.getByLabelText('Upload your own'), { target: { files: [file] } });
  async function load(dialog: Awaited<ReturnType<typeof dialogOf>>, width: number, height: number) {
    const shown = await dialog.findByRole('img', { name: 'Your picture' });
    Object.defineProperties(shown, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(shown);
  }

  it('is one of ours', async () => {
    const { dialog, sentTo, profile } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Picture 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('update-profile')).toEqual([{ photo: 'harbour' }]);
    await waitFor(() => expect(profile()?.photo).toBe('harbour'));
  });

  it('is the customer’s own, with the largest square of it to begin with', async () => {
    const { dialog, sent } = await open({ 'upload-photo': () => success({ photo: 'u1' }) });
    choose(dialog, picture());
    await load(dialog, 400, 200);
    await userEvent.click(dialog.getByRole('button', { name: 'Change photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const upload = sent.find(({ path }) => path.includes('upload-photo'));
    expect(upload?.path).toContain('x=100&y=0&size=200');
  });

  it.each<[string, File, RegExp]>([
    ['a text', picture(10, 'text/plain'), /isn’t a JPEG, PNG or WebP/],
    ['more than 2 MB', picture(2_097_153), /larger than 2 MB/],
  ])('SC-22 %s is refused before it is sent', async (_what, file, words) => {
    const { dialog, sentTo } = await open();
    choose(dialog, file);
    expect(await dialog.findByText(words)).toBeVisible();
    expect(sentTo('upload-photo')).toEqual([]);
  });

  it('SC-22 so are 50,000 × 50,000 pixels, and what no browser can read', async () => {
    const { dialog, sentTo } = await open();
    choose(dialog, picture());
    await load(dialog, 50_000, 50_000);
    expect(await dialog.findByText(/at most 4096 × 4096 pixels/)).toBeVisible();
    choose(dialog, picture());
    fireEvent.error(await dialog.findByRole('img', { name: 'Your picture' }));
    expect(await dialog.findByText(/damaged/)).toBeVisible();
    expect(sentTo('upload-photo')).toEqual([]);
  });

  it.each([
    [refusal(PROFILE_CODES.photoMixed), /isn’t a plain picture/],
    [refusal(PROFILE_CODES.photoTooLarge), /too large/],
    [jsonResponse('', 413), /larger than 2 MB/],
    [jsonResponse('', 429), /Too many attempts/],
  ])('SC-22 what the server refuses is said in the dialog, once', async (answer, words) => {
    const { dialog, platform } = await open({ 'upload-photo': () => answer });
    choose(dialog, picture());
    await load(dialog, 200, 200);
    await userEvent.click(dialog.getByRole('button', { name: 'Change photo' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(toastsOf(platform)).toEqual([]);
  });
});

describe('PG-14a the email', () => {
  const NEW = 'grace@example.com';

  async function open(answers: Answers = {}) {
    const started = await showUserInfo({
      'send-email-code': () => success(null),
      'change-email': () => success(null),
      'get-two-step': () => success({ since: null, recovery_codes: 0 }),
      'list-passkeys': () => success({ passkeys: [] }),
      ...answers,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = await dialogOf('Change email');
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    const send = async () => {
      set(dialog.getByLabelText('New email'), NEW);
      await press('Send codes');
    };
    return { ...started, dialog, press, send };
  }

  it('changes by the codes of both addresses', async () => {
    const { dialog, press, send, sentTo, platform } = await open();
    await send();
    set(await dialog.findByLabelText('Code sent to ada@example.com'), '111111');
    set(dialog.getByLabelText(`Code sent to ${NEW}`), '222222');
    await press('Change email');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('send-email-code')).toEqual([
      { scene: 'newEmail', email: NEW },
      { scene: 'currentEmail', email: 'ada@example.com' },
    ]);
    expect(sentTo('change-email')).toEqual([{ email: NEW, code: '222222', current_code: '111111' }]);
    expect(toastsOf(platform)[0]).toMatchObject({ type: 'success' });
  });

  it.each([
    [refusal(SECURITY_CODES.wrongCode), /This code is wrong/],
    [refusal(PROFILE_CODES.emailTaken), /already has an account/],
    [jsonResponse('', 429), /Too many attempts/],
  ])('says why it was not changed, and keeps what was typed', async (answer, words) => {
    const { dialog, press, send } = await open({ 'change-email': () => answer });
    await send();
    set(await dialog.findByLabelText('Code sent to ada@example.com'), '111111');
    await press('Change email');
    expect(await dialog.findByText('Enter a code.')).toBeVisible();
    set(dialog.getByLabelText(`Code sent to ${NEW}`), '222222');
    await press('Change email');
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText(`Code sent to ${NEW}`)).toHaveValue('222222');
  });

  it.each([
    [refusal(PROFILE_CODES.sameEmail), 'This is your current email.'],
    [jsonResponse('', 400), 'Enter a valid email address.'],
  ])('says at the field why no code was sent', async (answer, words) => {
    const { dialog, send, sentTo } = await open({ 'send-email-code': () => answer });
    await send();
    expect(await dialog.findByText(words)).toBeVisible();
    expect(sentTo('send-email-code')).toHaveLength(1);
  });

  it('asks who is there where the last check is too long ago; closing the question sends nothing', async () => {
    const { dialog, send, sentTo, platform } = await open({
      'send-email-code': () => refusal(SECURITY_CODES.checkNeeded),
    });
    platform.recentCheck.offer((onAnswer) => onAnswer(false));
    await send();
    expect(await dialog.findByLabelText('New email')).toHaveValue(NEW);
    expect(sentTo('send-email-code')).toHaveLength(1);
    expect(toastsOf(platform)).toEqual([]);
  });
});
