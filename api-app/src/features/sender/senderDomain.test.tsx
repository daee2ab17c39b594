import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { DnsRecord, SenderDomain } from '@tracking-console/contract/notifications/senderDomain';
import { lastParam, messageAnswers } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { templateList } from '../../testing/templateAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const record = (Kind: DnsRecord['Kind'], State: DnsRecord['State'], Found = ''): DnsRecord => ({
  ...{ Kind, State, Found, Host: `${Kind}.shop.test`, Value: `value of ${Kind}` },
});
const DOMAIN: SenderDomain = {
  ...{ Domain: 'shop.test', Address: 'tracking@shop.test', CheckTime: null, VerifyTime: null, LostTime: null },
  Records: [record('SPF', 'wrong', 'v=spf1 -all'), record('DKIM', 'found'), record('DMARC', 'missing')],
};

const openPage = (Domain: SenderDomain | null, answers: Parameters<typeof messageAnswers>[0] = {}) =>
  startConsole({
    at: '/api/notification/consumer',
    answers: messageAnswers({
      ...{ GetTemplates: templateList(), GetSenderDomain: { Domain, DefaultAddress: 'no-reply@mail.test' } },
      ...answers,
    }),
  });
const findCard = async () => within(await screen.findByRole('region', { name: 'Sender domain' }));

it.each([
  [RULE_CODES.badDomain, 'Enter a domain you own, such as shop.example.com.'],
  [RULE_CODES.publicDomain, 'gmail.com belongs to a public email provider. Enter a domain you own.'],
  [RULE_CODES.domainTaken, 'Another account has verified gmail.com.'],
  [RULE_CODES.tooOften, 'At most 60 changes and checks are possible an hour. Try again after '],
])('PG-11b says at the field why a domain is refused: %s', async (Code, text) => {
  const { sent } = await openPage(null, { SaveSenderDomain: { Code } });
  const card = await findCard();
  const field = await card.findByRole('textbox', { name: 'Domain' });
  await userEvent.click(field);
  await userEvent.paste(' gmail.com ');
  await userEvent.click(card.getByRole('button', { name: 'Use this domain' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(lastParam(sent, 'SaveSenderDomain')).toEqual({ Domain: 'gmail.com' });
});

it('PG-11b shows each record with its state, to copy, and checks them', async () => {
  const { sent } = await openPage(DOMAIN, { CheckSenderDomain: { Code: RULE_CODES.dnsFailed } });
  const card = await findCard();
  const spf = within(await card.findByRole('listitem', { name: 'SPF' }));
  expect(spf.getByText('Wrong')).toBeVisible();
  expect(spf.getByText('v=spf1 -all')).toBeVisible();
  expect(spf.getByRole('button', { name: /copy.*SPF, Value/i })).toBeVisible();
  expect(within(card.getByRole('listitem', { name: 'DMARC' })).getByText('Missing')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Check records' }));
  expect(await card.findByText(/name servers of shop.test didn’t answer/)).toBeVisible();
  expect(lastParam(sent, 'CheckSenderDomain')).toEqual({});
});

it('PG-11b says what mails come from, and removes the domain after a question', async () => {
  const { sent } = await openPage({ ...DOMAIN, VerifyTime: '2026-01-01T00:00:00Z' }, { DeleteSenderDomain: null });
  const card = await findCard();
  expect(await card.findByText(/^Emails come from tracking@shop.test/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Remove domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove domain' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove domain' }));
  await waitFor(() => expect(lastParam(sent, 'DeleteSenderDomain')).toEqual({}));
});

it('PG-11b warns while the records of a verified domain are gone', async () => {
  await openPage({ ...DOMAIN, VerifyTime: '2026-01-01T00:00:00Z', CheckTime: '2026-01-03T00:00:00Z' });
  const card = await findCard();
  expect(
    await card.findByText(/missing or wrong: SPF, DMARC\. If they stay that way.*no-reply@mail\.test/),
  ).toBeVisible();
  expect(card.getByText(/^Emails come from tracking@shop.test/)).toBeVisible();
});

it('PG-11b says that a domain is no longer verified, and what is missing', async () => {
  await openPage({ ...DOMAIN, LostTime: '2026-01-03T00:00:00Z' });
  const card = await findCard();
  expect(await card.findByText('No longer verified')).toBeVisible();
  expect(
    card.getByText(/^shop\.test is no longer verified.*: SPF, DMARC\. Emails come from no-reply@mail\.test/),
  ).toBeVisible();
  expect(card.getByRole('button', { name: 'Check records' })).toBeEnabled();
});
