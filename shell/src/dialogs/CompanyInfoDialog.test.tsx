import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginUser, type SentCall } from '@tracking-console/platform/testing';
import { startShell } from '../testing/startShell.tsx';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const companyName = () => field(/Company name/);
const website = () => field(/Website/);
const phone = () => field(/Phone number/);
const agreement = () => screen.getByRole('checkbox', { name: /I agree/ });
const submit = () => screen.getByRole('button', { name: 'Register and get 100 credits' });
const paths = (sent: readonly SentCall[]) => sent.map(({ path }) => path.split('/').at(-1));

async function openDialog({ answer = { code: 0, message: '', data: null } as object, profile = {} } = {}) {
  let opened = false;
  const shell = await startShell({
    profile,
    server: ({ path }) => {
      if (path.endsWith('/open-api-app')) {
        opened = true;
        return answer;
      }
      return opened && path.endsWith('/get-login-user')
        ? loginUser({ ...profile, open_app_list: ['BUYER', 'API'] })
        : undefined;
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Switch to API' }));
  await screen.findByRole('button', { name: 'Register and get 100 credits' });
  return shell;
}

async function fillIn() {
  await userEvent.type(companyName(), 'Example Trading');
  await userEvent.type(phone(), '2025550100');
  await userEvent.click(agreement());
}

it('ID-4 opens for someone without the API identity, and counts the first time', async () => {
  const { events, visited } = await openDialog();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome to the API console');
  expect(events).toEqual(['api_first_time']);
  expect(visited).toEqual([]);
});

it('DG-1 AX-1 ignores Escape, and "Not now" closes it', async () => {
  await openDialog();
  await userEvent.click(companyName());
  await userEvent.keyboard('{Escape}');
  expect(submit()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
});

it('DG-1 links the terms and the policy without ticking the box', async () => {
  await openDialog();
  expect(screen.getByRole('link', { name: /terms of service/ })).toHaveAttribute('href', '/site/en/about/licensing');
  expect(screen.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('href', '/site/en/about/privacy');
  expect(agreement()).not.toBeChecked();
});

it('VA-1 VA-2 VA-5 complains about a field once it has been touched', async () => {
  await openDialog();
  expect(screen.queryByText('Required')).toBeNull();
  await userEvent.type(companyName(), 'ab');
  await userEvent.tab();
  expect(companyName()).toHaveAccessibleDescription('Enter 3 to 250 characters.');
  await userEvent.type(phone(), '12');
  await userEvent.tab();
  expect(phone()).toHaveAccessibleDescription('Enter a phone number of 5 to 15 digits.');
  expect(phone()).toHaveAttribute('maxlength', '15');
  expect(companyName()).toHaveAttribute('maxlength', '250');
});

it('VA-2 wants a mobile number of someone in China', async () => {
  await openDialog({ profile: { country: 'cn' } });
  await userEvent.type(phone(), '2025550100');
  await userEvent.tab();
  expect(phone()).toHaveAccessibleDescription('Enter a mobile number of 11 digits that begins with 1.');
});

it('VA-3 takes Chinese characters out of the website as they are typed or pasted', async () => {
  await openDialog();
  await userEvent.type(website(), 'https://中文example.com');
  expect(website()).toHaveValue('https://example.com');
  await userEvent.clear(website());
  await userEvent.click(website());
  await userEvent.paste('www.例子.example.com');
  expect(website()).toHaveValue('www..example.com');
});

it('VA-3 waits for the end of an input method before it does', async () => {
  await openDialog();
  const input = website();
  act(() => input.focus());
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'www.中' }, isComposing: true });
  expect(input).toHaveValue('www.中');
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('www.');
});

it('ID-5 warns and sends nothing while the box is not ticked', async () => {
  const { sent } = await openDialog();
  await userEvent.type(companyName(), 'Example Trading');
  await userEvent.type(phone(), '2025550100');
  await userEvent.click(submit());
  expect(screen.getAllByText(/Please agree to the terms/)).toHaveLength(2); // beside the box and as a toast
  expect(agreement()).toHaveFocus();
  expect(paths(sent)).not.toContain('open-api-app');
});

it('DG-1 focuses the first field that is complained about', async () => {
  const { sent } = await openDialog();
  await userEvent.click(submit());
  expect(companyName()).toHaveFocus();
  expect(companyName()).toBeInvalid();
  expect(paths(sent)).not.toContain('open-api-app');
});

it('AX-12 does not ask for a phone number that the profile knows', async () => {
  await openDialog({ profile: { phone_number: '2025550100' } });
  expect(phone()).toHaveValue('2025550100');
});

it('ID-5 ER-6 keeps what was typed after a refusal, marks the field and focuses it', async () => {
  const { events } = await openDialog({ answer: { code: -10010210, message: 'no', data: null } });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('Enter a phone number of 5 to 15 digits.');
  expect(companyName()).toHaveValue('Example Trading');
  expect(phone()).toHaveValue('2025550100');
  expect(agreement()).toBeChecked();
  expect(events).toEqual(['api_first_time', 'api_open_failed']);
  await userEvent.type(phone(), '1');
  expect(phone()).not.toHaveAccessibleDescription();
});

it('F-12 F-46 what was typed is there when the dialog opens again, until it has been sent', async () => {
  const { platform } = await openDialog({ profile: { phone_number: '2025550100' } });
  await userEvent.type(companyName(), 'Example Trading');
  await userEvent.type(website(), 'https://example.com');
  await userEvent.clear(website());
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Switch to API' }));
  await waitFor(() => expect(companyName()).toHaveValue('Example Trading'));
  expect([website().value, phone().value]).toEqual(['', '2025550100']);
  expect(agreement()).not.toBeChecked();
  await userEvent.click(agreement());
  await userEvent.click(submit());
  await waitFor(() => expect(platform.drafts.read('companyInfo.companyName')).toBe(''));
});

const sentInfo = (sent: readonly SentCall[]) => sent.filter(({ path }) => path.endsWith('/open-api-app'));

async function openAgain() {
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Switch to API' }));
  await screen.findByRole('button', { name: 'Not now' });
}

describe('VA-4 an emptied field', () => {
  it('asks for the phone number that began filled, and nothing is sent', async () => {
    const { sent } = await openDialog({ profile: { phone_number: '2025550100' } });
    await userEvent.type(companyName(), 'Example Trading');
    await userEvent.click(agreement());
    await userEvent.clear(phone());
    await userEvent.click(submit());
    expect(phone()).toHaveAccessibleDescription('Required');
    expect(phone()).toHaveFocus();
    expect(sentInfo(sent)).toEqual([]);
  });

  it('is empty although the last opening had text in it', async () => {
    const { sent } = await openDialog();
    const all = [companyName, website, phone, () => field(/Tell us how/)];
    const texts = ['Example Trading', 'https://example.com', '2025550100', 'For our shop'];
    for (const [index, one] of all.entries()) await userEvent.type(one(), texts[index] ?? '');
    await openAgain();
    expect(all.map((one) => one().value)).toEqual(texts);
    for (const one of all) await userEvent.clear(one());
    await userEvent.click(agreement());
    await userEvent.click(submit());
    expect(companyName()).toHaveAccessibleDescription('Required');
    expect(phone()).toHaveAccessibleDescription('Required');
    expect(sentInfo(sent)).toEqual([]);
    // The optional ones are sent as they are.
    await userEvent.type(companyName(), 'Sample Goods');
    await userEvent.type(phone(), '2025550199');
    await userEvent.click(submit());
    await waitFor(() => expect(sentInfo(sent)).toHaveLength(1));
    expect(sentInfo(sent)[0]?.body).toMatchObject({
      company_name: 'Sample Goods',
      company_url: '',
      phone: '2025550199',
      mark: '',
    });
  });

  it('is still empty when the dialog opens once more', async () => {
    await openDialog();
    await userEvent.type(companyName(), 'Example Trading');
    await openAgain();
    await userEvent.clear(companyName());
    await openAgain();
    expect(companyName()).toHaveValue('');
  });

  it('does not get the profile’s text back when the dialog opens once more', async () => {
    await openDialog({ profile: { phone_number: '2025550100' } });
    await userEvent.clear(phone());
    await openAgain();
    expect(phone()).toHaveValue('');
    await userEvent.type(phone(), '2025550100');
    await userEvent.clear(phone());
    await openAgain();
    expect(phone()).toHaveValue('');
  });

  it('keeps what it was set back to, not what was typed in between', async () => {
    await openDialog();
    await userEvent.type(companyName(), 'Example');
    await openAgain();
    await userEvent.type(companyName(), 's');
    await userEvent.type(companyName(), '{Backspace}');
    await openAgain();
    expect(companyName()).toHaveValue('Example');
  });
});

it('ID-4 ID-5 sends the form, thanks, closes and goes to the API console 1000 ms later', async () => {
  const { sent, visited, events } = await openDialog();
  await fillIn();
  jest.useFakeTimers();
  fireEvent.click(submit());
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(sent.find(({ path }) => path.endsWith('/open-api-app'))?.body).toEqual({
    company_name: 'Example Trading',
    company_url: '',
    phone: '2025550100',
    phone_country_code: '+1',
    mark: '',
  });
  expect(events).toEqual(['api_first_time', 'api_open_succeeded']);
  expect(screen.getByText(/Your API console is open/)).toBeVisible();
  expect(visited).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(visited).toEqual(['/api/dashboard']);
  jest.useRealTimers();
});
