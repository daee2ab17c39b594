import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { lastParam, messageAnswers } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { brand, customFlow, FLOW, template, templateList, VERSIONS } from '../../testing/templateAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

// jsdom has no addresses of blobs.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }));

const PREVIEW = { Subject: 'Here: RR123456785GB', Html: '<p>Hello</p>' };

const openPage = (answers: Parameters<typeof messageAnswers>[0] = {}) =>
  startConsole({
    at: '/api/notification/consumer',
    answers: messageAnswers({
      ...{ GetTemplates: templateList(), PreviewTemplate: PREVIEW, GetTemplateVersions: VERSIONS, GetBrand: brand() },
      GetSenderDomain: { Domain: null, DefaultAddress: 'no-reply@mail.test' },
      ...answers,
    }),
  });

async function openEditor() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Delivered' }));
  return within(await screen.findByRole('dialog', { name: 'Email template: Delivered' }));
}

/** In one step: each key would render the whole form. */
async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

it('PG-11b lists a flow for each status, and switches and delays it', async () => {
  const { sent } = await openPage({ ChangeFlow: null });
  expect(await screen.findByRole('checkbox', { name: 'Email customers: Delivered' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email customers: Exception' }));
  await waitFor(() => expect(lastParam(sent, 'ChangeFlow')).toEqual({ Status: 'Exception', Enabled: true }));
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Delay: Delivered' })[0] as HTMLElement, '24');
  await waitFor(() => expect(lastParam(sent, 'ChangeFlow')).toEqual({ Status: 'Delivered', DelayMinutes: 1440 }));
});

it('PG-11b edits subject and blocks with variables, and moves blocks by the keyboard', async () => {
  const { sent } = await openPage({ SaveTemplate: () => template() });
  const editor = await openEditor();
  await replace(editor.getByRole('textbox', { name: /^Subject/ }), 'Now: ');
  await userEvent.click(editor.getByRole('button', { name: 'Insert a variable: Subject' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '{{order_no}}' }));
  editor.getByRole('button', { name: 'Move up: Text' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(editor.getByRole('button', { name: 'Remove: Timeline' }));
  await userEvent.click(editor.getByRole('button', { name: 'Add block' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Footer' }));
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastParam(sent, 'SaveTemplate')).toEqual({
      ...{ Status: 'Delivered', Language: 'en', Subject: 'Now: {{order_no}}' },
      Blocks: [
        { Kind: 'heading', Text: 'Hello' },
        { Kind: 'text', Text: 'It has arrived.' },
        { Kind: 'footer', Text: '' },
      ],
    }),
  );
});

it.each([
  [{ Problem: 'variable', Block: 2, Line: 1, Column: 4, Found: 'foo' }, 'Text', /Line 1, column 4: “foo” is not/],
  [{ Problem: 'tag', Block: 0, Line: 1, Column: 1, Found: '{% for %}' }, 'Heading', /only variables can be inserted/],
  [{ Problem: 'length', Block: null, Line: 1, Column: 1, Found: '' }, /^Subject/, /1 to 150 characters/],
])('PG-11b says at its field what is wrong, and keeps what was typed: %j', async (Fault, name, text) => {
  await openPage({ SaveTemplate: { Code: RULE_CODES.badTemplate, Json: { Fault } } });
  const editor = await openEditor();
  const area = editor.getByRole('textbox', { name: 'Text' });
  await replace(area, 'Hi {{foo}}');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  const field = editor.getByRole('textbox', { name });
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(area).toHaveValue('Hi {{foo}}');
});

it('PG-11b says that a template is too large, above the form', async () => {
  await openPage({ SaveTemplate: { Code: RULE_CODES.templateTooLarge } });
  const editor = await openEditor();
  await replace(editor.getByRole('textbox', { name: 'Heading' }), 'x');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(await editor.findByText('The template is too large. It can have 64 kB.')).toBeVisible();
});

it('PG-11b keeps what was typed while another language is edited', async () => {
  const { sent } = await openPage({ SaveTemplate: () => template({ TemplateId: '2', Language: 'de' }) });
  const editor = await openEditor();
  const subject = editor.getByRole('textbox', { name: /^Subject/ });
  await replace(subject, 'English');
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Language' }), 'de');
  expect(subject).toHaveValue('Here: {{number}}');
  await replace(subject, 'Deutsch');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastParam(sent, 'SaveTemplate')).toMatchObject({ Language: 'de', Subject: 'Deutsch' }));
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Language' }), 'en');
  expect(subject).toHaveValue('English');
});

it('PG-11b previews what is typed with a chosen shipment, in a frame that can do nothing', async () => {
  const { sent } = await openPage();
  const editor = await openEditor();
  const preview = within(editor.getByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('Here: RR123456785GB')).toBeVisible();
  expect(preview.getByTitle('Preview')).toHaveAttribute('sandbox', '');
  await userEvent.selectOptions(preview.getByRole('combobox', { name: 'Tracking number' }), '8');
  await replace(editor.getByRole('textbox', { name: 'Heading' }), 'Bye');
  await waitFor(() =>
    expect(lastParam(sent, 'PreviewTemplate')).toMatchObject({
      ...{ TemplateId: '1', ShipmentId: '8' },
      Content: { Blocks: [{ Text: 'Bye' }, {}, {}] },
    }),
  );
  expect(lastParam(sent, 'SaveTemplate')).toBeUndefined();
});

it('PG-11b says that the preview could not be loaded, and tries again', async () => {
  let isAway = true;
  await openPage({ PreviewTemplate: () => (isAway ? { Code: -1 } : PREVIEW) });
  const preview = within((await openEditor()).getByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('This could not be loaded')).toBeVisible();
  isAway = false;
  await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
  expect(await preview.findByText('Here: RR123456785GB')).toBeVisible();
});

it('PG-11b sends a test to a confirmed address, and restores a version', async () => {
  const { sent } = await openPage({ SendTest: { Sent: 1 }, RestoreTemplate: template({ Version: 3 }) });
  const editor = await openEditor();
  await userEvent.click(await editor.findByRole('button', { name: 'Send test' }));
  expect(screen.queryByRole('menuitem', { name: 'team@example.com' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'api@example.com' }));
  await waitFor(() => expect(lastParam(sent, 'SendTest')).toEqual({ TemplateId: '1', Email: 'api@example.com' }));
  await userEvent.click(await editor.findByRole('button', { name: 'Restore a version' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^1 · / }));
  await waitFor(() => expect(lastParam(sent, 'RestoreTemplate')).toEqual({ TemplateId: '1', Version: 1 }));
});

it.each([
  [{ Code: RULE_CODES.tooOften, Json: { Seconds: 2 } }, 'At most 20 tests can be sent a minute. Try again in 2 s.'],
  [{ Code: RULE_CODES.noShipment }, 'There is no shipment to send yet.'],
])('PG-11b says why a test was not sent: %j', async (refusal, text) => {
  await openPage({ SendTest: refusal });
  const editor = await openEditor();
  await userEvent.click(await editor.findByRole('button', { name: 'Send test' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'api@example.com' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('PG-11b PG-11c saves the sender, whether recipients are asked first, and whether opens and clicks are noted', async () => {
  const { sent } = await openPage({ SaveSender: null });
  const sender = within(await screen.findByRole('region', { name: 'Sender and consent' }));
  await userEvent.click(sender.getByRole('textbox', { name: 'Sender name' }));
  await userEvent.paste('Corner');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Consent' }), 'optIn');
  await userEvent.click(sender.getByRole('checkbox', { name: 'Track opens and clicks' }));
  await userEvent.click(sender.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastParam(sent, 'SaveSender')).toEqual({
      FromName: 'Corner',
      ReplyTo: '',
      Consent: 'optIn',
      Tracking: true,
    }),
  );
});

it('PG-11b says at its field that a sender’s name passes for an address, and keeps what was typed', async () => {
  const { sent } = await openPage({ SaveSender: null });
  const sender = within(await screen.findByRole('region', { name: 'Sender and consent' }));
  const field = sender.getByRole('textbox', { name: 'Sender name' });
  await userEvent.click(field);
  await userEvent.paste('"Evil" <ceo@bank.com>');
  await userEvent.click(sender.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/^Enter a name without a web address/);
  expect(field).toHaveValue('"Evil" <ceo@bank.com>');
  expect(lastParam(sent, 'SaveSender')).toBeUndefined();
});

it('PG-11b adds a flow of the customer’s own, and says at the field that its name is taken', async () => {
  const { sent } = await openPage({ SaveCustomFlow: { Code: RULE_CODES.nameTaken } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add flow' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add flow' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveAccessibleDescription('Give the flow a name.');
  await replace(name, 'To Germany');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Trigger' }), 'Delivered');
  await replace(form.getByRole('textbox', { name: 'Words in the latest update' }), 'post office, shop');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'de');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another flow has this name.'));
  expect(lastParam(sent, 'SaveCustomFlow')).toEqual({
    ...{ ...FLOW, Name: 'To Germany', Status: 'Delivered', Language: 'de', HasTemplate: true },
    Filters: { ...FLOW.Filters, Keywords: ['post office', 'shop'] },
  });
});

it.each(['Germany', 'Delivered'])('PG-11b shows why %s could not be switched', async (name) => {
  const gone = { Code: RULE_CODES.notFound };
  const GetTemplates = templateList({ CustomFlows: [customFlow()] });
  await openPage({ GetTemplates, ChangeFlow: gone });
  await userEvent.click(await screen.findByRole('checkbox', { name: `Email customers: ${name}` }));
  await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1));
});

it('PG-11b shows in the form alone why the flow of a status was refused', async () => {
  await openPage({ SaveFlow: { Code: RULE_CODES.notFound, Message: 'No such flow.' } });
  const title = 'Filters and language: Delivered';
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const form = within(await screen.findByRole('dialog', { name: title }));
  await replace(form.getByRole('textbox', { name: 'Words in the latest update' }), 'shop');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('No such flow.')).toBeVisible();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it.each(['Germany', 'Delivered'])(
  'PG-11b warns that the flow of %s was changed elsewhere, and then replaces the other change',
  async (name) => {
    const flow = customFlow();
    const answers = [{ Code: RULE_CODES.changedMeanwhile }, null];
    const answer = () => (answers.length > 1 ? answers.shift() : null);
    const method = name === 'Germany' ? 'SaveCustomFlow' : 'SaveFlow';
    const GetTemplates = templateList({ CustomFlows: [flow] });
    const { sent } = await openPage({ GetTemplates, SaveFlow: answer, SaveCustomFlow: answer });
    if (name === 'Germany') {
      await userEvent.click((await screen.findAllByRole('button', { name: `Actions for ${name}` }))[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    } else await userEvent.click(await screen.findByRole('button', { name: `Filters and language: ${name}` }));
    const form = within(await screen.findByRole('dialog'));
    const words = form.getByRole('textbox', { name: 'Words in the latest update' });
    await replace(words, 'shop');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^This was changed elsewhere/)).toBeVisible();
    expect(words).toHaveValue('shop');
    const { FlowId: _id, ...Base } = flow;
    const base = name === 'Germany' ? Base : { ...FLOW, Status: 'Delivered' };
    expect(lastParam(sent, method)).toMatchObject({ Base: base });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastParam(sent, method)).not.toHaveProperty('Base');
  },
);

it('PG-11b moves, duplicates and deletes a flow of the customer’s own, and edits its own template', async () => {
  const list = templateList({
    CustomFlows: [customFlow(), customFlow({ FlowId: '6', Name: 'France', HasTemplate: false })],
    Templates: [template({ TemplateId: '9', FlowId: '5', Subject: 'Own words' })],
  });
  const { sent } = await openPage({
    GetTemplates: list,
    MoveFlow: null,
    SaveCustomFlow: customFlow(),
    DeleteFlow: null,
  });
  const choose = async (flow: string, item: string) => {
    await userEvent.click((await screen.findAllByRole('button', { name: `Actions for ${flow}` }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Germany', 'Move down: Germany');
  await waitFor(() => expect(lastParam(sent, 'MoveFlow')).toEqual({ FlowId: '5', By: 1 }));
  await choose('Germany', 'Duplicate');
  const form = within(await screen.findByRole('dialog', { name: 'Add flow' }));
  await replace(form.getByRole('textbox', { name: /^Name/ }), 'Copy');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastParam(sent, 'SaveCustomFlow')).toMatchObject({ CopyOf: '5', Enabled: false }));
  await choose('Germany', 'Template');
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Own words');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose('France', 'Delete');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lastParam(sent, 'DeleteFlow')).toEqual({ FlowId: '6' }));
});

it('PG-11b asks before an edited template is closed, and keeps it until then', async () => {
  await openPage();
  const editor = await openEditor();
  await replace(editor.getByRole('textbox', { name: /^Subject/ }), 'Changed');
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
  expect(editor.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Changed');
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('PG-11b says that the emails could not be loaded', async () => {
  await openPage({ GetTemplates: { Code: -1 } });
  expect(await screen.findByText('The emails could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
