import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { addressRow, dryRun, lastParam, messageAnswers, ruleRow } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const openRules = (rules: RuleRow[], answers: Parameters<typeof messageAnswers>[0] = {}) =>
  startConsole({
    at: '/api/notification/own',
    answers: messageAnswers({ GetRules: { Rules: rules, Limit: 50 }, ...answers }),
  });
const form = async () => within(await screen.findByRole('dialog', { name: /rule$/ }));
/** In one step: each key would render the whole form. */
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const menu = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Customs' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('PG-11a lists rules with what they are about, whom they tell and how much they sent', async () => {
  const filters = { ...ruleRow().Filters, SubStatus: ['InTransit_CustomsRequiringInformation' as const] };
  await openRules([ruleRow({ Filters: filters, LastSent: '2026-01-01T00:00:00Z' })]);
  const row = within(await screen.findByRole('row', { name: /Customs/ }));
  expect(row.getByRole('cell', { name: 'Customs needs information' })).toBeVisible();
  expect(row.getByText('api@example.com')).toBeVisible();
  expect(row.getByRole('cell', { name: 'On' })).toBeVisible();
  expect(row.getByText('3')).toBeVisible();
});

it('PG-11a adds a rule with triggers, filters, times and a URL', async () => {
  const { sent } = await openRules([], { SaveRule: () => ruleRow() });
  expect(await screen.findByText('No rules')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  const fields = await form();
  await paste(fields.getByRole('textbox', { name: /^Name/ }), ' Late ');
  await userEvent.click(fields.getByRole('checkbox', { name: 'Exception' }));
  await paste(fields.getByRole('textbox', { name: 'Words in the latest update' }), 'storm, strike');
  await userEvent.click(await fields.findByRole('checkbox', { name: 'api@example.com' }));
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Send as' }), 'daily');
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Time of the digest' }), '7');
  await paste(fields.getByRole('textbox', { name: 'Webhook or Slack URL' }), 'https://example.com/hook');
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Channel' }), 'slack');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastParam(sent, 'SaveRule')).toMatchObject({
    Name: 'Late',
    Triggers: ['Exception'],
    Filters: { ...ruleRow().Filters, Keywords: ['storm', 'strike'] },
    Send: 'daily',
    DigestHour: 7,
    Recipients: ['api@example.com'],
    Url: 'https://example.com/hook',
    UrlKind: 'slack',
    Zone: expect.any(String),
  });
});

it('PG-11a begins with a ready-made rule', async () => {
  const { sent } = await openRules([], { SaveRule: () => ruleRow() });
  await userEvent.click(await screen.findByRole('button', { name: 'Ready-made rules' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'No update for 7 days' }));
  const fields = await form();
  expect(fields.getByRole('textbox', { name: /^Name/ })).toHaveValue('No update for 7 days');
  await userEvent.click(await fields.findByRole('checkbox', { name: 'api@example.com' }));
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastParam(sent, 'SaveRule')).toMatchObject({ Send: 'daily', Filters: { NoUpdateDays: 7 } }),
  );
});

it('PG-11a a rule about the account has no filters of shipments', async () => {
  await openRules([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ready-made rules' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Few credits left' }));
  const fields = await form();
  expect(fields.queryByRole('checkbox', { name: 'Exception' })).toBeNull();
  expect(fields.queryByRole('button', { name: 'Dry run' })).toBeNull();
  expect(fields.getByText('The number of credits is set under Settings, Defaults.')).toBeVisible();
});

it('PG-11a says beside the fields what is missing, before anything is sent', async () => {
  const { sent } = await openRules([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }));
  const fields = await form();
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  expect(await fields.findByText('Give the rule a name.')).toBeVisible();
  expect(fields.getByText('Choose an address or enter a URL.')).toBeVisible();
  expect(lastParam(sent, 'SaveRule')).toBeUndefined();
});

it.each([
  [{ Code: RULE_CODES.nameTaken }, 'Another rule has this name.', /^Name/],
  [{ Code: RULE_CODES.badUrl, Json: { Problem: 'private' } }, 'The URL must lead to a public address.', /URL/],
])('PG-11a keeps what was typed and says beside the field why it is refused: %j', async (refusal, text, name) => {
  await openRules([ruleRow()], { SaveRule: () => refusal });
  await menu('Edit');
  const fields = await form();
  await userEvent.type(fields.getByRole('textbox', { name: /URL/ }), 'http://10.0.0.1/');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  const field = fields.getByRole('textbox', { name });
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(fields.getByRole('textbox', { name: /URL/ })).toHaveValue('http://10.0.0.1/');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it('PG-11a warns of a rule that was changed elsewhere, keeps what was typed, and then replaces the other change', async () => {
  const rule = ruleRow();
  const answers = [{ Code: RULE_CODES.changedMeanwhile }, ruleRow()];
  const { sent } = await openRules([rule], { SaveRule: () => answers.shift() });
  await menu('Edit');
  const fields = await form();
  await userEvent.type(fields.getByRole('textbox', { name: /^Name/ }), ' abroad');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  expect(await fields.findByText(/^This was changed elsewhere/)).toBeVisible();
  expect(fields.getByRole('textbox', { name: /^Name/ })).toHaveValue('Customs abroad');
  const { RuleId: _id, LastSent: _last, SentInWeek: _week, ...Base } = rule;
  expect(lastParam(sent, 'SaveRule')).toMatchObject({ Name: 'Customs abroad', Base });
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastParam(sent, 'SaveRule')).not.toHaveProperty('Base');
});

it.each([
  [{ Code: RULE_CODES.tooOften, Json: { Seconds: 28_800 } }, /^team@example.com can get 3 .* Try again after .+\.$/],
  [{ Code: RULE_CODES.tooMany }, 'An account can have 50 addresses. Delete one first.'],
  [{ Code: RULE_CODES.badAddress }, 'team@example.com is not an address we can send to.'],
])('PG-11a says at the field why an address is not asked: %j', async (refusal, text) => {
  await openRules([ruleRow()], { AddAddress: () => refusal });
  await menu('Edit');
  const fields = await form();
  const field = fields.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(field, 'team@example.com{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
});

it('PG-11a says how many tests a minute can be sent, and when to try again', async () => {
  await openRules([ruleRow()], { SendTest: { Code: RULE_CODES.tooOften, Json: { Seconds: 3 } } });
  await menu('Send test');
  expect(await screen.findByText('At most 20 tests can be sent a minute. Try again in 3 s.')).toBeVisible();
});

it('PG-11a shows what a rule would have sent and skipped before it is saved', async () => {
  const entry = { TrackNo: 'RR123456785GB', Carrier: 11031, Status: 'Exception', SubStatus: 'Exception_Lost' };
  const Entries = [
    { ...entry, Time: '2026-01-02T00:00:00Z', Reason: null },
    { ...entry, TrackNo: 'RR987654326GB', Time: '2026-01-01T00:00:00Z', Reason: 'deliveredAtFirst' },
  ];
  const { sent } = await openRules([ruleRow()], { DryRunRule: dryRun({ Sent: 1, Skipped: 1, Entries } as never) });
  await menu('Edit');
  await userEvent.click((await form()).getByRole('button', { name: 'Dry run' }));
  const run = within(await screen.findByRole('dialog', { name: 'The last 30 days with this rule' }));
  expect(await run.findByText('To a•••@example.com')).toBeVisible();
  expect(within(run.getByRole('list', { name: 'Would be sent (1)' })).getByText('RR123456785GB')).toBeVisible();
  const skipped = within(run.getByRole('list', { name: 'Would be skipped (1)' }));
  expect(skipped.getByText('Already delivered at first sync')).toBeVisible();
  expect(lastParam(sent, 'DryRunRule')).toMatchObject({ Name: 'Customs' });
  expect(lastParam(sent, 'SaveRule')).toBeUndefined();
});

it('PG-11a asks another address, which the rule then tells', async () => {
  const { sent } = await openRules([ruleRow({ Recipients: [] })], { AddAddress: null, SaveRule: () => ruleRow() });
  await menu('Edit');
  const fields = await form();
  expect(await fields.findByText('Not confirmed')).toBeVisible();
  await userEvent.type(fields.getByRole('textbox', { name: 'Email address' }), 'Team@example.com{Enter}');
  expect(await fields.findByText('We asked Team@example.com to confirm.')).toBeVisible();
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastParam(sent, 'SaveRule')).toMatchObject({ Recipients: ['team@example.com'] }));
});

it('PG-11a removes an earlier address of the account, and not its address by now', async () => {
  const VerifyTime = '2026-01-01T00:00:00Z';
  const Addresses = [
    addressRow({ Email: 'before@example.com', VerifyTime }),
    addressRow({ Email: 'api@example.com', VerifyTime, IsOwn: true }),
  ];
  const { sent } = await openRules([ruleRow()], { GetAddresses: { Addresses, Limit: 50 }, DeleteAddress: null });
  await menu('Edit');
  const fields = await form();
  await userEvent.click(await fields.findByRole('button', { name: 'Remove before@example.com' }));
  await waitFor(() => expect(lastParam(sent, 'DeleteAddress')).toEqual({ Email: 'before@example.com' }));
  expect(fields.queryByRole('button', { name: 'Remove api@example.com' })).toBeNull();
});

it('PG-11a offers neither a new rule nor a ready-made one where there can be no more', async () => {
  await openRules([], { GetRules: { Rules: [ruleRow()], Limit: 1 } });
  expect(await screen.findByRole('button', { name: 'Add rule' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ready-made rules' })).toBeDisabled();
});

it('PG-11a says beside it that an address is none', async () => {
  await openRules([ruleRow()], { AddAddress: { Code: RULE_CODES.badAddress } });
  await menu('Edit');
  const fields = await form();
  const address = fields.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(address, 'a@b,c@d');
  await userEvent.click(fields.getByRole('button', { name: 'Add address' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('a@b,c@d is not an address we can send to.'));
});

it('PG-11a switches, tests and deletes a rule from its menu', async () => {
  const { sent } = await openRules([ruleRow()], { ToggleRule: null, SendTest: { Sent: 1 }, DeleteRule: null });
  await menu('Turn off');
  await waitFor(() => expect(lastParam(sent, 'ToggleRule')).toEqual({ RuleId: '1', Enabled: false }));
  await menu('Send test');
  expect(await screen.findByText('Test messages on their way: 1')).toBeVisible();
  await menu('Delete');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lastParam(sent, 'DeleteRule')).toEqual({ RuleId: '1' }));
});
