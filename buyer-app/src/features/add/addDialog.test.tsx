import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import type { Drafts } from '@tracking-console/platform';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/buyer/shipment';
const LETTER = 'RB123456785CN';

async function open(server = buyerServer(), drafts?: Drafts) {
  const started = await startConsole({ at: AT, server, ...(drafts && { drafts }) });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
  await screen.findByRole('textbox', { name: 'Tracking numbers' });
  return started;
}

const box = () => screen.findByRole('textbox', { name: 'Tracking numbers' });
const lines = async () =>
  [...(await screen.findByRole('list', { name: 'Recognized numbers' })).children].map((line) =>
    within(line as HTMLElement),
  );
const textOf = (line: ReturnType<typeof within>) => line.getByText(/^[A-Z0-9-]+$/).closest('li')?.textContent;
const track = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function paste(text: string) {
  await userEvent.click(await box());
  await userEvent.paste(text);
}

function detected(number: string, more: Partial<DetectedNumber>): DetectedNumber {
  const common = { Number: number, IsNumber: true, CheckDigit: 'valid', TrackInfoId: null, IsArchived: false } as const;
  return { ...common, Carriers: [], ...more };
}

const YODEL = {
  Carrier: 100019,
  Name: 'Yodel',
  CheckDigit: 'none',
  Reason: 'format',
  Service: null,
  RequiredFields: [
    {
      field: 'destination_postal_code',
      required: true,
      pattern: '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$',
      example: 'M1 1AE',
    },
  ],
} satisfies DetectedNumber['Carriers'][number];

const asYodel = buyerServer({
  replaced: {
    DetectCarriers: ({ Numbers }) =>
      Numbers.map((number) => detected(number, { CheckDigit: 'none', Carriers: [YODEL] })),
  },
});

describe('the add dialog', () => {
  it('PG-2f tells repeats, what is tracked already and wrong check digits apart, and counts what can be added', async () => {
    const server = buyerServer({
      rows: [shipmentRow(7, { FTrackNo: 'LX123456785DE' })],
      replaced: {
        DetectCarriers: ({ Numbers }) =>
          Numbers.map((number) =>
            detected(number, {
              CheckDigit: number === LETTER ? 'wrong' : 'valid',
              TrackInfoId: number === 'LX123456785DE' ? '7' : null,
            }),
          ),
      },
    });
    await open(server);
    await paste(`${LETTER}\nEE123456785FR, EE123456785FR\nLX123456785DE`);
    await waitFor(async () => expect(textOf((await lines())[0] as never)).toContain('Check digit does not fit'));
    const [, twice, known] = await lines();
    expect(twice?.getByText('Appears 2 times in the text; it is added once')).toBeVisible();
    expect(known?.getByRole('link', { name: 'Open the shipment' })).toHaveAttribute('href', '/buyer/shipment/7');
    // What is tracked already and what is mistyped is not ticked; the customer has the last word.
    expect(screen.getByRole('checkbox', { name: LETTER })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'LX123456785DE' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Track 1 number' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: LETTER }));
    await track(/Track 2 numbers/);
    // The one without a tick was left out on purpose.
    expect(await screen.findByText('2 numbers have been added.')).toBeVisible();
    expect(await box()).toHaveValue('LX123456785DE');
  });

  it('PG-2f says what was added and ends with Done', async () => {
    const { server } = await open();
    await paste(`${LETTER}\nEE123456785FR`);
    await track(/Track 2 numbers/);
    expect(await screen.findByText('2 numbers have been added.')).toBeVisible();
    expect(await box()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog', { name: 'Add tracking numbers' })).not.toBeInTheDocument();
    expect(server.paramsOf('AddTrackNo')).toHaveLength(1);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Track' })).toBeDisabled();
    expect(screen.queryByText('2 numbers have been added.')).not.toBeInTheDocument();
  });

  it('PG-2f asks for what the carrier needs, says that it is missing, and sends it', async () => {
    const { server } = await open(asYodel);
    await paste('JJD0002257639032011');
    expect(await screen.findByText('Postal code missing')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Destination postal code of JJD0002257639032011' });
    await userEvent.type(field, 'here');
    expect(screen.getByText('The carrier expects something like M1 1AE')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'm1 1ae');
    expect(screen.queryByText(/Postal code missing|expects something/)).toBeNull();
    await track(/Track 1 number/);
    await waitFor(() =>
      expect(server.paramsOf('AddTrackNo')).toEqual([
        { TrackNos: [{ TrackNo: 'JJD0002257639032011', destination_postal_code: 'm1 1ae' }] },
      ]),
    );
  });

  it('PG-7 gives the carrier what the customer has set once for all', async () => {
    const tracking = { ...DEFAULT_SETTINGS.tracking, postalCode: 'LS1 4DY' };
    const server = buyerServer({
      replaced: {
        GetSettings: () => ({ ...DEFAULT_SETTINGS, tracking }),
        DetectCarriers: ({ Numbers }) =>
          Numbers.map((number) => detected(number, { CheckDigit: 'none', Carriers: [YODEL] })),
      },
    });
    await open(server);
    await paste('JJD0002257639032012');
    expect(await screen.findByRole('textbox', { name: 'Destination postal code of JJD0002257639032012' })).toHaveValue(
      'LS1 4DY',
    );
    expect(screen.queryByText('Postal code missing')).toBeNull();
  });

  it('PG-2f explains a number that does not fit, digit by digit', async () => {
    const server = buyerServer({
      replaced: {
        DetectCarriers: ({ Numbers }) => Numbers.map((number) => detected(number, { CheckDigit: 'wrong' })),
        ExplainNumber: () => [
          {
            Carrier: 3011,
            CheckDigit: 'wrong',
            ExpectedCheck: '5',
            Parts: [
              { Text: 'RB', Meaning: 'service', Detail: 'Registered letter' },
              { Text: '12', Meaning: 'serial', Detail: null },
              { Text: '6', Meaning: 'check', Detail: null },
              { Text: 'CN', Meaning: 'country', Detail: 'CN' },
            ],
            Calculation: {
              Rule: 's10',
              Terms: [
                { Character: '1', Value: 1, Weight: 8, Product: 8 },
                { Character: '2', Value: 2, Weight: 6, Product: 12 },
              ],
              Sum: 20,
              Modulo: 11,
            },
          },
        ],
      },
    });
    await open(server);
    await paste('RB123456786CN');
    await userEvent.click(await screen.findByRole('button', { name: 'Why? RB123456786CN' }));
    expect(await screen.findByText(/should be 5, not 6/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Product 8 12 = 20' })).toBeVisible();
    expect(screen.getByText(/20 divided by 11 leaves 9/)).toBeVisible();
    expect(screen.getByText('China')).toBeVisible();
    expect(server.paramsOf('ExplainNumber')).toEqual([{ Number: 'RB123456786CN' }]);
  });

  it('PG-2f sends more than forty numbers in calls of forty, and keeps what did not fit into the quota', async () => {
    const numbers = Array.from({ length: 95 }, (_, index) => `RB${String(123_456_000 + index)}CN`);
    const { server } = await open(buyerServer({ quota: 90 }));
    await paste(numbers.join('\n'));
    await track(/Track 95 numbers/);
    expect(await screen.findByText(/90 numbers have been added/)).toHaveTextContent(
      /5 of them are beyond your tracking quota/,
    );
    expect(server.paramsOf('AddTrackNo')).toHaveLength(3);
    expect(await box()).toHaveValue(numbers.slice(90).join('\n'));
    expect(textOf((await lines())[0] as never)).toContain('beyond your quota');
  }, 20_000);

  it('PG-2f keeps what a failed call did not take, and what an earlier one took is gone', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => `RB${String(123_456_000 + index)}CN`);
    let calls = 0;
    const server = buyerServer({
      replaced: {
        AddTrackNo: ({ TrackNos }) => {
          calls += 1;
          if (calls > 1) return refuse(-1);
          const Items = TrackNos.map(() => ({ TrackInfoId: '1', TrackNo: '', ResultCode: 0 }));
          return { Items, CanTrackNum: 0, UseTrackNum: 0, SuccessNum: Items.length, ErrorNum: 0 };
        },
      },
    });
    await open(server);
    await paste(numbers.join('\n'));
    await track(/Track 50 numbers/);
    await waitFor(async () => expect(await box()).toHaveValue(numbers.slice(40).join('\n')));
  }, 20_000);

  it('PG-2f takes numbers out of a letter in the same field; what is no carrier’s is not ticked, and goes with the letter', async () => {
    const order = '88123456';
    const server = buyerServer({
      replaced: {
        DetectCarriers: ({ Numbers }) =>
          Numbers.map((number) => detected(number, { CheckDigit: number === order ? 'unknown' : 'valid' })),
      },
    });
    await open(server);
    await paste(`Dear customer, your order ${order} is on its way: ${LETTER}.`);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: LETTER })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: order })).not.toBeChecked();
    await track(/Track 1 number/);
    expect(await screen.findByText('1 number has been added.')).toBeVisible();
    expect(server.paramsOf('AddTrackNo')).toEqual([{ TrackNos: [{ TrackNo: LETTER }] }]);
    expect(await box()).toHaveValue('');
  });

  it('PG-2f a number in a list is ticked though nobody knows its format', async () => {
    const server = buyerServer({
      replaced: { DetectCarriers: ({ Numbers }) => Numbers.map((one) => detected(one, { CheckDigit: 'unknown' })) },
    });
    await open(server);
    await paste('88123456\n99123456');
    expect(await screen.findByText('2 numbers found.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '88123456' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Track 2 numbers' })).toBeEnabled();
  });

  it('PG-2f sends a file its own way and keeps what stands beside it', async () => {
    await open();
    await paste(LETTER);
    await userEvent.click(screen.getByRole('tab', { name: 'File' }));
    expect(await screen.findByText('Choose a file')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Track 1 number/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Paste' }));
    expect(await box()).toHaveValue(LETTER);
  });

  it('F-46 offers what was typed again after closing and after a reload', async () => {
    const { leave, platform, server } = await open();
    await paste(LETTER);
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
    expect(await box()).toHaveValue(LETTER);
    await leave();
    await open(server, platform.drafts);
    await waitFor(async () => expect(await box()).toHaveValue(LETTER));
  });
});
