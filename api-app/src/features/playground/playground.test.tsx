import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@tracking-console/platform/testing';
import { JsonEditor as PlainEditor } from '../../testing/plainEditor.tsx';
import { apiDocument } from '../../testing/playgroundAnswers.ts';
import { type Answers, startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));
// It measures the text it shows, which jsdom cannot; a journey uses it in the browser.
jest.mock('./editor/JsonEditor.tsx', () => ({
  get JsonEditor() {
    return PlainEditor;
  },
}));

const REGISTER = '/track/v2.4/register';
const DOCUMENT = '/site/docs/v2.4/openapi.json';
const BODY = [{ number: 'RB123456785GB' }];
const accepted = { code: 0, data: { accepted: BODY, rejected: [] } };

const open = (answers: Answers = {}, query = '', drafts = {}) =>
  startConsole({
    at: `/api/settings?tab=playground${query}`,
    answers: { [DOCUMENT]: apiDocument, [REGISTER]: accepted, ...answers },
    drafts,
  });
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Request body' });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
const type = async (text: string) => {
  await userEvent.clear(await body());
  await userEvent.click(await body());
  await userEvent.paste(text);
};

it('PG-13d offers the endpoints and examples of the document, in the address', async () => {
  await open();
  const endpoint = await screen.findByRole('combobox', { name: 'Endpoint' });
  expect(within(endpoint).getAllByRole('option')).toHaveLength(2);
  expect(JSON.parse((await body()).value)).toEqual(BODY);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Example' }), 'Summary of newest');
  expect(await body()).toHaveValue(JSON.stringify([{ ...BODY[0], tag: 'Promo' }], null, 2));
  expect(location.search).toBe('?tab=playground&endpoint=register&example=newest');
  await userEvent.selectOptions(endpoint, 'gettracklist');
  expect(JSON.parse((await body()).value)).toEqual({ page_no: 1 });
  expect(location.search).toBe('?tab=playground&endpoint=gettracklist');
});

it('PG-13d sends the body with the session and shows status, verdict and body', async () => {
  const { sent } = await open({}, '&endpoint=register&example=unknown');
  await send();
  expect(await screen.findByText('Accepted: 1. Rejected: 0.')).toBeVisible();
  expect(screen.getByText(/^HTTP 200 in /)).toBeVisible();
  const call = sent.find(({ path }) => path === REGISTER);
  expect(call).toMatchObject({ body: BODY, init: { method: 'POST', credentials: 'include' } });
  expect(call?.init.headers).toEqual({ 'content-type': 'application/json', 'x-customer': '1001' });
});

it('PG-13d registers as a test key does where test data are shown', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Test data' }));
  expect(await screen.findByText(/^A test call/)).toBeVisible();
  await send();
  await waitFor(() => expect(sent.at(-1)?.init.headers).toMatchObject({ 'x-mode': 'test' }));
});

it('PG-13d sends a pasted key without the session, and keeps it nowhere', async () => {
  const key = 'tk_test_0123456789abcdefghij';
  const { sent } = await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Send with' }), 'An API key');
  await send();
  expect(await screen.findByText('Paste an API key.')).toBeVisible();
  expect(sent.some(({ path }) => path === REGISTER)).toBe(false);
  await userEvent.type(screen.getByLabelText('API key'), key);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Accepted: 1. Rejected: 0.')).toBeVisible();
  const call = sent.find(({ path }) => path === REGISTER);
  expect(call?.init).toMatchObject({ credentials: 'omit', headers: { 'x-api-key': key } });
  expect(call?.init.headers).not.toHaveProperty('x-customer');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href).not.toContain(key);
  expect(document.body.textContent).not.toContain(key);
});

it('PG-13d says why a call failed', async () => {
  const errors = [{ code: -18010013, message: 'The submitted data is not valid.' }];
  const headers = new Headers({ 'retry-after': '2' });
  let answer: object = { code: -18010013, data: { errors } };
  await open({ [REGISTER]: () => answer });
  await send();
  expect(await screen.findByText(/Refused with code -18010013: The submitted data/)).toBeVisible();
  const failures: [object, string][] = [
    [{ ...jsonResponse({ code: 429 }, 429), headers }, 'Too many calls. Try again in 2 s.'],
    [jsonResponse({ code: -18010002 }, 401), 'The key or the session is not valid.'],
    [jsonResponse('<html>', 502), 'Our server had a problem. Try again.'],
    [new Error('offline'), 'The server could not be reached. Check your connection and try again.'],
    [{ code: 0, data: { accepted: [], rejected: [{}] } }, 'Accepted: 0. Rejected: 1.'],
  ];
  for (const [failure, text] of failures) {
    answer = failure;
    await send();
    expect(await screen.findByText(text)).toBeVisible();
  }
  // A rejected key or a failure is only shown in the response: the user stays signed in, and there is no toast.
  expect(location.pathname).toBe('/api/settings');
  expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
});

it('PG-13d cancels a call that is running', async () => {
  const { sent } = await open({
    [REGISTER]: () =>
      new Promise((_, reject) => {
        const { signal } = sent.at(-1)?.init ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Canceled. The server may still have processed the request.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('PG-13d keeps what was typed over a change of tabs and a reload, and gives the example back', async () => {
  const typed = '[{"number": "1Z999AA10123456784"}]';
  const { platform } = await open();
  await type(typed);
  await userEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Playground' }));
  expect(await body()).toHaveValue(typed);
  expect(platform.drafts.read('playground.register.one')).toBe(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Reset to example' }));
  expect(JSON.parse((await body()).value)).toEqual(BODY);
  expect(platform.drafts.isAny()).toBe(false);
});

it.each([
  ['[{"number": "RB1"', 'Line 1: This is not valid JSON.'],
  ['[]', 'Line 1: Number of items allowed: 1–2.'],
  ['[\n  {}\n]', 'Line 2: number is missing.'],
  [
    '[\n  {\n    "number": "A B"\n  }\n]',
    'Line 3: The format of number is not accepted. Tracking number: 5 to 50 letters.',
  ],
  ['[{"number": "RB123456785GB",\n"carrier": "x"}]', 'Line 2: The format of carrier is not accepted. Key.'],
  ['[{"number": "RB123456785GB",\n"tag": "longer"}]', 'Line 2: The format of tag is not accepted.'],
  ['[{"number": "RB123456785GB",\n"tag": 1}]', 'Line 2: The value must be of type string.'],
  ['[{"number": "RB123456785GB",\n"tagg": ""}]', 'Line 2: tagg is not a field of this call.'],
])('PG-13d finds what is wrong with the body by the document, on its line: %s', async (text, problem) => {
  await open();
  await type(text);
  const problems = await screen.findByRole('list', { name: 'Problems in the body' });
  expect(await within(problems).findByText(problem)).toBeVisible();
  expect(within(problems).getAllByRole('listitem')).toHaveLength(1);
});

it('PG-13d offers another try where the document cannot be loaded', async () => {
  let document: object = jsonResponse('', 503);
  await open({ [DOCUMENT]: () => document });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  document = apiDocument;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await body()).toBeVisible();
});
