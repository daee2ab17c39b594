import { screen, waitFor } from '@testing-library/react';
import { list, listRow, summary } from './testing/answers.ts';
import { type Answers, startConsole, success } from './testing/startConsole.ts';

const load = jest.fn<Promise<unknown>, [string]>();

jest.mock('./pageFiles.ts', () => {
  const { pageFiles } = require('./testing/pageFiles.ts');
  return { pageFiles: Object.assign((file: string) => load(file), { keys: pageFiles.keys }) };
});

const real = (file: string): Promise<unknown> => jest.requireActual('./testing/pageFiles.ts').pageFiles(file);

const SUMMARY = '/console-api/v1/dashboard/summary';
const KEYS = '/console-api/v1/keys/list';
const LIST = '/track/v2.4/gettracklist';

beforeEach(() => load.mockReset().mockImplementation(real));

it.each([
  ['/api/dashboard', [SUMMARY, KEYS], {}],
  ['/api/tracking?page=2&tracking_status=Stopped', [LIST], { page_no: 2, tracking_status: 'Stopped' }],
])('RT-7 asks for what %s shows before it is rendered, and once', async (at, paths, body) => {
  const rendered: boolean[] = [];
  const answering = (answer: object) => () => {
    rendered.push(screen.queryByRole('heading', { level: 1 }) !== null);
    return answer;
  };
  const answers: Answers = {
    [SUMMARY]: answering(success(summary())),
    [KEYS]: answering(success({ keys: [], limit: 10 })),
    [LIST]: answering(list([listRow()])),
  };
  const { sent } = await startConsole({ at, answers });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const asked = sent.filter(({ path }) => paths.includes(path));
  expect(asked.map(({ path }) => path)).toEqual(paths);
  expect(asked[0]?.body).toEqual(body);
  expect(rendered).toEqual(paths.map(() => false));
});

it('RT-7 ER-2 asks once more as it is rendered where nothing could be had before, and says once what failed', async () => {
  const { sent } = await startConsole({ at: '/api/tracking' });
  await waitFor(() => expect(sent.filter(({ path }) => path === LIST)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1));
});

it('I6 asks for nothing where the console was left before its page’s file came', async () => {
  const complained = jest.spyOn(console, 'error');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  load.mockImplementation((file) => late.then(() => real(file)));
  const { sent, leave } = await startConsole({ at: '/api/tracking' });
  await leave();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(complained).not.toHaveBeenCalled();
  expect(sent.some(({ path }) => path === LIST)).toBe(false);
});
