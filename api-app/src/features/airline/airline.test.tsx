import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import type { AirRow } from '@tracking-console/contract/air/air';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { airDetail, airList, airlines, airRow } from '../../testing/airAnswers.ts';
import { summary } from '../../testing/answers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

beforeAll(addWhatAntdNeeds);

const AIR = '/console-api/v1/air/';
const LIST = `${AIR}list`;

interface Options {
  at?: string;
  total?: number;
  answers?: Answers;
}

const start = (rows: AirRow[], { at = '/api/airline', total = rows.length, answers = {} }: Options = {}) =>
  startConsole({
    at,
    answers: {
      [LIST]: () => airList(rows, total),
      [`${AIR}airlines`]: airlines,
      '/track/v2.4/getquota': success(summary().quota),
      ...answers,
    },
  });
type Sent = { path: string; body: unknown }[];
const bodies = (sent: Sent, verb: string) => sent.filter(({ path }) => path === AIR + verb).map(({ body }) => body);

const inDialog = () => within(screen.getByRole('dialog'));

async function typeNumbers(text: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Air waybill' }), { target: { value: text } });
  return within(await screen.findByRole('list', { name: 'Recognized numbers' }));
}

it('PG-10a checks each line, names the airline, and puts a wrong last digit right', async () => {
  const { sent } = await start([], {
    at: '/api/airline?add=1',
    answers: {
      [`${AIR}register`]: success({ accepted: [{ number: '020-12345675' }, { number: '176-00000000' }], rejected: [] }),
    },
  });
  const rows = await typeNumbers('020-12345670\n17600000000\nABC');
  expect(await rows.findByText('Emirates')).toBeVisible();
  expect(rows.getByText('The last digit is wrong.')).toBeVisible();
  expect(rows.getByText('Use 3 digits, a hyphen, and 8 digits.')).toBeVisible();
  await userEvent.click(rows.getByRole('button', { name: 'Use 020-12345675' }));
  expect(await rows.findByText('Lufthansa Cargo')).toBeVisible();
  await userEvent.click(inDialog().getByRole('button', { name: 'Add air waybills' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Air waybill' })).toHaveValue('ABC'));
  expect(bodies(sent, 'register')).toEqual([{ items: [{ awb: '020-12345675' }, { awb: '176-00000000' }] }]);
});

it('PG-10a asks for the airline of an unknown prefix', async () => {
  const { sent } = await start([], {
    at: '/api/airline?add=1',
    answers: { [`${AIR}register`]: success({ accepted: [{ number: '043-12345675' }], rejected: [] }) },
  });
  const rows = await typeNumbers('043-12345675');
  const choice = await rows.findByRole('combobox', { name: 'Airline 043-12345675' });
  expect(inDialog().getByRole('button', { name: 'Add air waybills' })).toBeDisabled();
  await userEvent.click(choice);
  await userEvent.click(await screen.findByTitle('Emirates (EK)'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), ' PO 7 ');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add air waybills' }));
  await waitFor(() =>
    expect(bodies(sent, 'register')).toEqual([{ items: [{ awb: '043-12345675', airline: 'EK', reference: 'PO 7' }] }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('PG-10d says what the waybills cost before they are added, and keeps what was refused', async () => {
  const rejected = [{ number: '176-00000000', error: { code: -18019908, message: '' } }];
  await start([], {
    at: '/api/airline?add=1',
    answers: { [`${AIR}register`]: success({ accepted: [{ number: '020-12345675' }], rejected }) },
  });
  const rows = await typeNumbers('020-12345675 \n 176-00000000');
  expect(await screen.findByText('Credits per waybill: 10. Uses 20 of the 100 credits left.')).toBeVisible();
  await userEvent.click(inDialog().getByRole('button', { name: 'Add air waybills' }));
  expect(await rows.findByText('There are no credits left.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Air waybill' })).toHaveValue('176-00000000');
});

it('PG-10b shows the columns of a waybill', async () => {
  const cols = 'airline,route,pieces,event,status,flight,departure,arrival,delay,updated,reference';
  await start([airRow({ delay_minutes: 150, discrepancy: true })], { at: `/api/airline?cols=${cols}` });
  const row = await screen.findByRole('row', { name: /020-12345675/ });
  for (const text of ['Lufthansa Cargo', 'HKG → JFK', '240 kg', 'Departed', 'LH797', '2.5 hr', 'Discrepancy', 'PO 7'])
    expect(row).toHaveTextContent(text);
});

it('PG-10b keeps every filter in the address, and asks with it', async () => {
  const { sent } = await start([airRow()]);
  await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Status' }), 'Exception');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Airport' }), 'fra');
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Delayed only' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Discrepancies only' }));
  await waitFor(() => expect(location.search).toBe('?status=Exception&airport=FRA&delayed=1&discrepancy=1'));
  expect(bodies(sent, 'list').at(-1)).toEqual({
    ...{ status: 'Exception', airport: 'FRA', delayed: true, discrepancy: true },
    ...{ order_by: 'RegisterTimeDesc', page_no: 1 },
  });
  await userEvent.click(drawer.getByRole('button', { name: /^Show/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Delayed only' }));
  await waitFor(() => expect(location.search).toBe('?status=Exception&airport=FRA&discrepancy=1'));
});

it('PG-10b asks with what an address names, and with nothing that cannot be read', async () => {
  const at = '/api/airline?airline=LH&airport=frankfurt&from=2026-01-05&status=Lost&order_by=UpdateTimeAsc&page=2';
  const { sent } = await start([airRow()], { at, total: 90 });
  await screen.findByRole('row', { name: /020-12345675/ });
  expect(bodies(sent, 'list').at(-1)).toEqual({
    ...{ airline: 'LH', from: expect.stringMatching(/^2026-01-0[45]T/), order_by: 'UpdateTimeAsc', page_no: 2 },
  });
});

it('PG-10b stops, pushes and deletes what was chosen, in calls of 40, and lists what was refused', async () => {
  const numbered = (index: number) => airRow({ awb: `020-1234${1000 + index}` });
  const pages = (body: unknown) => {
    const { page_no } = body as { page_no: number };
    const rows = Array.from({ length: page_no === 1 ? 40 : 3 }, (_, index) => numbered((page_no - 1) * 40 + index));
    return airList(rows, 43);
  };
  const rejected = [{ number: '020-12341000', error: { code: -18019906, message: '' } }];
  const stop = (body: unknown) => {
    const { awbs } = body as { awbs: string[] };
    const isFirst = awbs.includes('020-12341000');
    return success({
      accepted: awbs.slice(isFirst ? 1 : 0).map((number) => ({ number })),
      rejected: isFirst ? rejected : [],
    });
  };
  const { sent } = await start([], { answers: { [LIST]: pages, [`${AIR}stop`]: stop } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('row', { name: /020-12341040/ });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected shipments' }));
  expect(bar.getByText('43 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Stop tracking' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop tracking' }));
  const refused = within(await screen.findByRole('list', { name: 'Refused numbers' }));
  expect(refused.getByText('020-12341000')).toBeVisible();
  expect(await screen.findByText('Tracking of 42 shipments stopped.')).toBeVisible();
  expect((bodies(sent, 'stop') as { awbs: string[] }[]).map(({ awbs }) => awbs.length)).toEqual([40, 3]);
});

it('PG-10b deletes all that the filters find as a task, and asks again where they find more by then', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => airRow({ awb: `020-1234${1000 + index}` }));
  let found = 90;
  const bulk = (body: unknown) => {
    const { choice } = body as { choice: { previewed: number } };
    if (choice.previewed < found) return { code: TASK_CODES.moreThanPreviewed, message: '', data: { count: found } };
    return success({ task: taskRow({ scope: 'API', type: 'bulk', action: 'airDelete' }) });
  };
  const { sent } = await start(rows, { at: '/api/airline?delayed=1', total: 90, answers: { [`${AIR}bulk`]: bulk } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selected shipments' }));
  await userEvent.click(bar.getByRole('button', { name: /all 90/i }));
  expect(bar.getByRole('status')).toHaveTextContent('90');
  found = 91;
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  const confirm = () => userEvent.click(inDialog().getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog');
  await confirm();
  expect(await inDialog().findAllByText(/91/)).not.toHaveLength(0);
  await confirm();
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  expect(bodies(sent, 'bulk')).toMatchObject([
    { action: 'delete', choice: { filter: { delayed: true }, previewed: 90 } },
    { action: 'delete', choice: { filter: { delayed: true }, previewed: 91 } },
  ]);
  expect(screen.queryByRole('toolbar', { name: 'Actions for the selected shipments' })).toBeNull();
});

it('PG-10b changes a reference from the menu of a row', async () => {
  const { sent } = await start([airRow()], {
    answers: { [`${AIR}reference`]: success({ accepted: [{ number: '020-12345675' }], rejected: [] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for 020-12345675' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit reference' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reference' }));
  const field = dialog.getByRole('textbox', { name: 'Reference' });
  expect(field).toHaveValue('PO 7');
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies(sent, 'reference')).toEqual([{ awb: '020-12345675', reference: '' }]));
});

it('PG-10b exports what the filters find as a task', async () => {
  const { sent } = await start([airRow()], {
    at: '/api/airline?delayed=1',
    answers: { [`${AIR}export`]: success({ task: taskRow({ scope: 'API', type: 'export' }) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  expect(bodies(sent, 'export')).toMatchObject([{ format: 'csv', choice: { filter: { delayed: true } } }]);
});

it('PG-10b tells an empty account, filters that match nothing and a failure apart', async () => {
  await start([], { at: '/api/airline?status=Exception' });
  expect(await screen.findByText('No air waybill matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No air waybills')).toBeVisible();
  expect(location.search).toBe('');
});

it('PG-10b says that the list could not be loaded, and tries again', async () => {
  let isAway = true;
  const { sent } = await start([], {
    answers: { [LIST]: () => (isAway ? { code: -1, message: '', data: null } : airList([airRow()])) },
  });
  // The page prefetches the list, and fetches it once more when it is rendered.
  await waitFor(() => expect(bodies(sent, 'list')).toHaveLength(2));
  expect(await screen.findByText('Couldn’t load the air cargo data')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /020-12345675/ })).toBeVisible();
});

it('PG-10c shows flights planned against actual, the pieces split between them, and what is missing', async () => {
  await start([airRow()], { at: '/api/airline?awb=020-12345675', answers: { [`${AIR}get`]: success(airDetail()) } });
  const drawer = within(await screen.findByRole('dialog', { name: '020-12345675' }));
  expect(await drawer.findByText('9 of 10 pieces were counted at FRA.')).toBeVisible();
  const flights = within(drawer.getByRole('table', { name: 'Flights' }));
  const late = flights.getByRole('row', { name: /LH404/ });
  expect(late).toHaveTextContent(/FRA → JFK/);
  expect(late).toHaveTextContent(/6.*144 kg/);
  expect(late).toHaveTextContent(/Expected.*\+3 hr/);
  expect(flights.getByRole('row', { name: /LH400/ })).toHaveTextContent(/4.*96 kg/);
  const events = within(drawer.getByRole('list', { name: 'Events' }));
  expect(events.getByText('Missing cargo (DIS)')).toBeVisible();
  expect(events.getByText(/Frankfurt, FRA · Pieces: 9 · LH797/)).toBeVisible();
  const map = await drawer.findByRole('img', { name: /Hong Kong \(HKG\).*New York \(JFK\)/ });
  expect(map.querySelectorAll('circle')).toHaveLength(3);
  expect(drawer.getByText('EAW, PER')).toBeVisible();
  expect(drawer.getByText('One piece missing')).toBeVisible();
});

it('PG-10c says that a waybill could not be loaded, and that there is nothing yet', async () => {
  let detail: object = { code: -1, message: '', data: null };
  await start([airRow()], { at: '/api/airline?awb=020-12345675', answers: { [`${AIR}get`]: () => detail } });
  expect(await screen.findByText('Couldn’t load the air cargo data')).toBeVisible();
  detail = success(
    airDetail({ events: [], flights: [], airports: [], notes: [], mismatch: null, discrepancy: false, origin: '' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No updates yet')).toBeVisible();
});
