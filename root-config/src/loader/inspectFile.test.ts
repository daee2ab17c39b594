import { inspectFile } from './inspectFile.ts';

const FILE = 'https://x.test/app.js';
const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
globalThis.fetch = fetch;

const settle = () => new Promise((resolve) => setTimeout(resolve));
const statusOf = ({ status }: Response) => status;
const aborted = () => fetch.mock.calls.map(([, asked]) => asked?.signal?.aborted);

it('F-1 two inspections of a file share one request, which ends with the later of them', async () => {
  let arrive = (_answer: Response) => {};
  fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  let read = () => {};
  const first = inspectFile(FILE, () => new Promise<void>((resolve) => (read = resolve)));
  const second = inspectFile(FILE, statusOf);
  arrive({ status: 503 } as Response); // all that is read
  expect(await second).toBe(503);
  expect(aborted()).toEqual([false]);
  read();
  await first;
  expect(aborted()).toEqual([true]);
});

it('F-1 a later inspection has a request of its own, also while another still reads', async () => {
  fetch.mockImplementation(async () => ({ status: fetch.mock.calls.length === 1 ? 503 : 200 }) as Response); // as above
  let read = () => {};
  const first = inspectFile(FILE, () => new Promise<void>((resolve) => (read = resolve)));
  await settle();
  expect(await inspectFile(FILE, statusOf)).toBe(200);
  expect(aborted()).toEqual([false, true]);
  read();
  await first;
  expect(aborted()).toEqual([true, true]);
});

it('F-1 a file that cannot be loaded is not inspected', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await Promise.all([1, 2].map(() => expect(inspectFile(FILE, statusOf)).rejects.toThrow('Failed to fetch')));
  await expect(inspectFile(FILE, statusOf)).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(2);
});
