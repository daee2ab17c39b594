import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import { jsonResponse } from '@tracking-console/platform/testing';
import { dryRun, lastParam, messageAnswers } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { brand, customFlow, FLOW, templateList } from '../../testing/templateAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const TITLE = 'The last 7 days with this flow';

const answersOf = (answers: Parameters<typeof messageAnswers>[0]) =>
  messageAnswers({
    ...{ GetTemplates: templateList({ CustomFlows: [customFlow()] }), GetBrand: brand() },
    GetSenderDomain: { Domain: null, DefaultAddress: 'no-reply@mail.test' },
    ...answers,
  });

const openPage = (answers: Parameters<typeof messageAnswers>[0]) =>
  startConsole({ at: '/api/notification/consumer', answers: answersOf(answers) });

const entry = (
  TrackNo: string,
  Reason: DryRun['Entries'][number]['Reason'],
  Recipient = '',
): DryRun['Entries'][number] => ({
  ...{ TrackNo, Reason, Recipient, Carrier: 11031, Status: 'Delivered', SubStatus: 'Delivered_Other' },
  Time: '2026-01-02T00:00:00Z',
});
const RUN = dryRun({
  ...{ Shipments: 5_000, IsPart: true, Sent: 3, Skipped: 4, Recipients: [], RecipientTotal: 2 },
  Reasons: [
    { Reason: 'noEmail', Total: 3 },
    { Reason: 'otherFlow', Total: 1 },
  ],
  Entries: [entry('RR123456785GB', null, 'a•••@example.com'), entry('RR987654326GB', 'noEmail')],
});

it('PG-11b shows what a flow would have mailed and skipped, before it is saved', async () => {
  const { sent } = await openPage({ DryRunFlow: RUN });
  await userEvent.click(await screen.findByRole('button', { name: 'Add flow' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add flow' }));
  await userEvent.click(form.getByRole('button', { name: 'Dry run' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveAccessibleDescription('Give the flow a name.');
  expect(lastParam(sent, 'DryRunFlow')).toBeUndefined();
  await userEvent.click(name);
  await userEvent.paste('At the shop');
  await userEvent.click(form.getByRole('button', { name: 'Dry run' }));
  const run = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(await run.findByText('Emails this flow would have sent: 3. Recipients: 2.')).toBeVisible();
  expect(run.getByText(/Only the 5000 shipments with the latest updates were checked/)).toBeVisible();
  expect(run.getByText('The shipment has no email address (3) · Another flow comes first (1)')).toBeVisible();
  const mailed = within(run.getByRole('list', { name: 'Would be sent (3)' }));
  expect(mailed.getByText('RR123456785GB')).toBeVisible();
  expect(mailed.getByText('a•••@example.com')).toBeVisible();
  const skipped = within(run.getByRole('list', { name: 'Would be skipped (4)' }));
  expect(skipped.getByText('The shipment has no email address')).toBeVisible();
  expect(lastParam(sent, 'DryRunFlow')).toEqual({
    ...{ ...FLOW, Status: 'InTransit', Name: 'At the shop', HasTemplate: true },
  });
  expect(lastParam(sent, 'SaveCustomFlow')).toBeUndefined();
});

it('PG-11b tries a saved flow from its menu, and that of a status from its row and its form', async () => {
  const { sent } = await openPage({ DryRunFlow: RUN });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Actions for Germany' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dry run' }));
  await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(lastParam(sent, 'DryRunFlow')).toEqual(customFlow()));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Dry run: Exception' }));
  await screen.findByRole('dialog', { name: TITLE });
  const ofStatus = { ...FLOW, Status: 'Exception', Enabled: false };
  await waitFor(() => expect(lastParam(sent, 'DryRunFlow')).toEqual(ofStatus));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Filters and language: Exception' }));
  const form = within(await screen.findByRole('dialog', { name: 'Filters and language: Exception' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'de');
  await userEvent.click(form.getByRole('button', { name: 'Dry run' }));
  await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(lastParam(sent, 'DryRunFlow')).toEqual({ ...ofStatus, Language: 'de' }));
});

it('PG-11b says that a dry run failed, and tries again', async () => {
  let isAway = true;
  await openPage({ DryRunFlow: () => (isAway ? { Code: -1 } : RUN) });
  await userEvent.click(await screen.findByRole('button', { name: 'Dry run: Delivered' }));
  const run = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(await run.findByText('The dry run failed')).toBeVisible();
  isAway = false;
  await userEvent.click(run.getByRole('button', { name: 'Try again' }));
  expect(await run.findByText('Emails this flow would have sent: 3. Recipients: 2.')).toBeVisible();
});

it('PG-11b says that other requests are still running where a dry run has to wait for them', async () => {
  const usual = answersOf({})['/msgapi/call'];
  const call = (body: unknown) =>
    (body as { method: string }).method === 'DryRunFlow' ? jsonResponse({ code: 429 }, 429) : usual(body);
  await startConsole({ at: '/api/notification/consumer', answers: { '/msgapi/call': call } });
  await userEvent.click(await screen.findByRole('button', { name: 'Dry run: Delivered' }));
  const run = within(await screen.findByRole('dialog', { name: TITLE }));
  const text = 'Other requests of yours are still running. Try again in a few seconds.';
  expect(await run.findByText(text)).toBeVisible();
});
