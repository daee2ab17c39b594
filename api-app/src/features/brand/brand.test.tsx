import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BRAND_CODES } from '@tracking-console/contract/notifications/brandConstants';
import { lastParam, messageAnswers } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { brand, templateList } from '../../testing/templateAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const LOGO = { Path: '/brand-logo/0123456789abcdef0123456789abcdef.png', Width: 480, Height: 120 };

async function openCard(
  answers: Parameters<typeof messageAnswers>[0] = {},
  uploaded: object = { Code: 0, Message: '', Json: brand() },
) {
  const { sent } = await startConsole({
    at: '/api/notification/consumer',
    answers: {
      ...messageAnswers({ GetTemplates: templateList(), GetBrand: brand(), ...answers }),
      '/msgapi/call/logo': uploaded,
    },
  });
  return { sent, card: within(await screen.findByRole('region', { name: 'Brand' })) };
}

it('PG-11b saves how the company looks to its customers, beside a preview of the tracking page', async () => {
  const { sent, card } = await openCard({ SaveBrand: brand() });
  expect(card.getByRole('textbox', { name: 'Company name' })).toHaveAttribute('placeholder', 'Corner Shop');
  expect(card.getByRole('link', { name: /^Preview tracking page/ })).toHaveAttribute('href', '/share/preview/7');
  await userEvent.click(card.getByRole('textbox', { name: 'Company name' }));
  await userEvent.paste('Corner & Co');
  await userEvent.click(card.getByRole('textbox', { name: 'Website' }));
  await userEvent.paste(' https://corner.example.com ');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastParam(sent, 'SaveBrand')).toEqual({
      Name: 'Corner & Co',
      Color: '',
      Website: 'https://corner.example.com',
    }),
  );
});

it('PG-11b says at its field that a website is no https address, and keeps what was typed', async () => {
  const { card } = await openCard({ SaveBrand: { Code: BRAND_CODES.badWebsite } });
  const field = card.getByRole('textbox', { name: 'Website' });
  await userEvent.click(field);
  await userEvent.paste('javascript:alert(1)');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter an address that starts with https://.'));
  expect(field).toHaveValue('javascript:alert(1)');
});

it('PG-11b says at its field that a name passes for an address, and sends nothing', async () => {
  const { sent, card } = await openCard({ GetBrand: brand({ Name: 'bank.com' }) });
  const field = card.getByRole('textbox', { name: 'Company name' });
  expect(field).toHaveAccessibleDescription(/^Enter a name without a web address/);
  await userEvent.type(field, '@');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(lastParam(sent, 'SaveBrand')).toBeUndefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'Bank');
  expect(field).toHaveAccessibleDescription('');
});

it('PG-11b says why a file is not taken as the logo, and removes the one in use', async () => {
  const refusal = { Code: BRAND_CODES.logoMixed, Message: '', Json: null };
  const { sent, card } = await openCard({ GetBrand: brand({ Logo: LOGO }), DeleteLogo: brand() }, refusal);
  expect(card.getByRole('img', { name: 'Logo of Corner Shop' })).toHaveAttribute('src', LOGO.Path);
  await card.findByRole('button', { name: 'Logo' });
  // It has no role, and another takes its place after each file.
  const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input(), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await card.findByText(/isn’t a plain picture/)).toBeVisible();
  await userEvent.upload(input(), new File([new Uint8Array(1_048_577)], 'logo.png', { type: 'image/png' }));
  expect(await card.findByText('This file is larger than 1 MB.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(lastParam(sent, 'DeleteLogo')).toEqual({}));
});
