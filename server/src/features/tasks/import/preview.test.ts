import { callBuyer } from '../../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

let server: TestServer;
let client: BuyerClient;
let tasks: TaskClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  tasks = openTaskClient(server, client.buyer);
});

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

describe('the preview of an import', () => {
  it('PG-2f counts what becomes of each number, marks each row, and is right', async () => {
    await client.add([UPS, 'TBA100000']);
    const [archived = ''] = await client.add(['TBA100009']);
    await callBuyer(client.buyer, 'SetTrackArchived', { TrackInfoIds: [archived] });
    const content = [
      'Tracking number;Carrier;Destination;Note',
      `${LETTER};UPS Ground;Turkey;a`,
      `"TBA100001\nTBA100000";;;b`,
      `${UPS};UPS;;c`,
      'TBA100009;;;d',
      'TBA100002;;XX;e',
      'tba-100002x;;UK;f',
      'TBA100001;;;g',
      '?;;;h',
      '9.4E+21;;;i',
      ';;;j',
    ].join('\n');
    const { data } = await tasks.upload(content);
    const { counts, noted, first_rows, problem_rows } = await tasks.preview(data);
    expect(counts).toEqual({ new: 4, exists: 3, repeated: 1, badNumber: 2, rounded: 1 });
    expect(noted).toBe(2);
    expect(first_rows).toHaveLength(10);
    expect(first_rows.map(({ numbers }) => numbers.map(({ state }) => state).join())).toEqual([
      'new',
      'new,exists',
      'exists',
      'exists',
      'new',
      'new',
      'repeated',
      'badNumber',
      'rounded',
      'badNumber',
    ]);
    expect(first_rows[0]?.numbers).toEqual([
      { number: LETTER, state: 'new', notes: [{ field: 'carrier', value: 'UPS Ground' }] },
    ]);
    expect(first_rows[4]?.numbers[0]?.notes).toEqual([{ field: 'destination_country', value: 'XX' }]);
    expect(problem_rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10]);

    const task = await tasks.importAll(content);
    expect(task).toMatchObject({ total: 11, ok: counts.new, failed: 11 - counts.new });
    expect(task.failures.map(({ row, fault }) => [row, fault])).toEqual([
      [2, 'exists'],
      [3, 'exists'],
      [4, 'exists'],
      [7, 'exists'],
      [8, 'badNumber'],
      [9, 'rounded'],
      [10, 'badNumber'],
    ]);
    const owner = { gid: client.buyer.gid, scope: 'BUYER' } as const;
    const [letter] = await server.services.shipments.registration.findByNumbers(owner, [LETTER]);
    // The number's own carrier, and the country by its name.
    expect(letter).toMatchObject({ carrier: 11031, carrierOrigin: 1, additionalFields: { destination_country: 'TR' } });
    const [other] = await server.services.shipments.registration.findByNumbers(owner, ['TBA-100002X']);
    expect(other?.additionalFields).toEqual({ destination_country: 'GB' });
  });

  it('PG-2f counts a number once for each carrier it is given with', async () => {
    const { data } = await tasks.upload(
      'Tracking number,Carrier\nTBA100000,UPS\nTBA100000,FedEx\nTBA100000,\nTBA100000,UPS\n',
    );
    expect((await tasks.preview(data)).counts).toMatchObject({ new: 2, repeated: 2 });
    expect(
      await tasks.importAll('Tracking number,Carrier\nTBA100000,UPS\nTBA100000,FedEx\nTBA100000,\nTBA100000,UPS\n'),
    ).toMatchObject({ ok: 2, failed: 2 });
  });

  it('PG-2f shows the room there is, and twenty problems of many', async () => {
    await client.limitQuota(7);
    const rows = Array.from({ length: 1_200 }, (_, index) => (index % 2 ? '?' : `TBA${100_000 + index}`));
    const { data } = await tasks.upload(`Number\n${rows.join('\n')}\n`);
    const { counts, room, problem_rows } = await tasks.preview(data);
    expect(counts).toMatchObject({ new: 600, badNumber: 600 });
    expect(room).toBe(7);
    expect(problem_rows).toHaveLength(20);
  });

  it('SC-22 refuses cells that hold more numbers than a task takes', async () => {
    const cell = `"${Array.from({ length: 250 }, (_, index) => `TBA${1000 + index}`).join('\n')}"`;
    const { data } = await tasks.upload(`Number\n${Array.from({ length: 420 }, () => cell).join('\n')}\n`);
    const wanted = { upload_id: data.upload_id, mapping: { number: 0 }, request_id: requestId() };
    expect((await tasks.call('import', wanted)).code).toBe(-18030004);
    expect((await tasks.call('list', {})).data.tasks).toEqual([]);
  });
});

describe('the columns of a file', () => {
  it.each([
    ['Tracking number,Order time', { number: 0, order_time: 1 }],
    ['Order time,Tracking number', { order_time: 0, number: 1 }],
    ['Order,Order tracking number,Order date', { order_no: 0, number: 1, order_time: 2 }],
    ['Sendungsnummer,Bestelldatum,Bestellnummer', { number: 0, order_time: 1, order_no: 2 }],
    ['Sledilna številka,Kraj', { number: 0 }],
    ['订单号码,快递单号', { order_no: 0, number: 1 }],
    ['Shipper name,Tracking no.,Shipper', { carrier: 0, number: 1, shipper: 2 }],
  ])('PG-2f are %s: a whole heading comes before a part of one', async (headings, mapping) => {
    const width = headings.split(',').length;
    const row = Array.from({ length: width }, (_, place) => (place === mapping.number ? LETTER : 'x'));
    expect((await tasks.upload(`${headings}\n${row.join(',')}\n`)).data.mapping).toEqual(mapping);
  });
});
