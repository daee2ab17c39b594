import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const LETTER = 'RB123456785CN';

async function open(server: ReturnType<typeof buyerServer>) {
  await startConsole({ at: '/buyer/shipment', server });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
  await box();
  return server;
}

const box = () => screen.findByRole('textbox', { name: 'Tracking numbers' });

async function paste(text: string) {
  await userEvent.click(await box());
  await userEvent.paste(text);
}

it('PG-2f finds the one number of a link or a letter, and says that words are none', async () => {
  const server = await open(buyerServer());
  await paste('HELLO');
  expect(screen.getByText('No tracking number found. A number has at least one digit.')).toBeVisible();
  await userEvent.clear(await box());
  await paste('Hi Ann, follow it here: https://t.example.com/track?id=RB123456785CN&lang=en');
  await userEvent.click(await screen.findByRole('button', { name: 'Track 1 number' }));
  await waitFor(() => expect(server.paramsOf('AddTrackNo')).toEqual([{ TrackNos: [{ TrackNo: LETTER }] }]));
});

it('PG-2f names every carrier that a number may be of, the likeliest first, and why', async () => {
  const common = { Service: null, RequiredFields: [] };
  const Carriers: DetectedNumber['Carriers'] = [
    { ...common, Carrier: 100003, Name: 'FedEx', CheckDigit: 'valid', Reason: 'sharedCheckDigit' },
    { ...common, Carrier: 100012, Name: 'SF Express', CheckDigit: 'none', Reason: 'format' },
  ];
  const answered = { IsNumber: true, CheckDigit: 'valid', Carriers, TrackInfoId: null, IsArchived: false } as const;
  const DetectCarriers = ({ Numbers }: { Numbers: string[] }) =>
    Numbers.map((number) => ({ ...answered, Number: number }));
  await open(buyerServer({ replaced: { DetectCarriers } }));
  await paste('408017007469');
  expect(await screen.findByText('Several carriers use this format')).toBeVisible();
  expect(screen.queryByText('Check digit correct')).toBeNull();
  const choice = within(screen.getByRole('combobox', { name: /Carrier of 408017007469/ }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Automatic: FedEx',
    'FedEx · Check digit matches, but for other carriers too',
    'SF Express · Only the format matches',
    'Another carrier…',
  ]);
});

const detectedAs = (CheckDigit: DetectedNumber['CheckDigit']) => (number: string) => ({
  ...{ Number: number, IsNumber: true, CheckDigit, Carriers: [], TrackInfoId: null, IsArchived: false },
});

it('PG-2f keeps what is typed while the numbers are sent', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Tracking numbers' });
  const server = buyerServer({
    replaced: {
      AddTrackNo: ({ TrackNos }) => {
        fireEvent.change(field(), { target: { value: `${LETTER}\nEE123456785FR` } });
        return { SuccessNum: 1, Items: TrackNos.map(() => ({ TrackInfoId: '1', TrackNo: LETTER, ResultCode: 0 })) };
      },
    },
  });
  await open(server);
  await paste(LETTER);
  await userEvent.click(await screen.findByRole('button', { name: 'Track 1 number' }));
  expect(await screen.findByText(/1 number has been added/)).toBeVisible();
  expect(field()).toHaveValue('EE123456785FR');
});

it('PG-2f a number of a sentence that was not ticked stays so when another one is dropped', async () => {
  const DetectCarriers = ({ Numbers }: { Numbers: string[] }) => Numbers.map(detectedAs('unknown'));
  await open(buyerServer({ replaced: { DetectCarriers } }));
  await paste('Thank you for order 4711-0815-12, please keep 2233445566 at hand.');
  const order = await screen.findByRole('checkbox', { name: '4711-0815-12' });
  await waitFor(() => expect(order).not.toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: /Remove 2233445566/ }));
  expect(await box()).toHaveValue('4711-0815-12');
  expect(screen.getByRole('checkbox', { name: '4711-0815-12' })).not.toBeChecked();
  // The customer has the last word, whatever else is dropped.
  await userEvent.click(screen.getByRole('checkbox', { name: '4711-0815-12' }));
  await paste(' EE123456785FR');
  await userEvent.click(await screen.findByRole('button', { name: /Remove EE123456785FR/ }));
  expect(screen.getByRole('checkbox', { name: '4711-0815-12' })).toBeChecked();
});

it('PG-2f asks again what numbers are where the first answer could not be had', async () => {
  let calls = 0;
  const DetectCarriers = ({ Numbers }: { Numbers: string[] }) => {
    calls += 1;
    return calls === 1 ? refuse(-1) : Numbers.map(detectedAs('wrong'));
  };
  await open(buyerServer({ replaced: { DetectCarriers } }));
  await paste(LETTER);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: LETTER })).not.toBeChecked(), { timeout: 3_000 });
  expect(calls).toBe(2);
});

it('PG-2f F-32 lists what an earlier call added whose answer was lost', async () => {
  const server: ReturnType<typeof buyerServer> = buyerServer({
    replaced: {
      AddTrackNo: () => {
        server.put(shipmentRow(7, { FTrackNo: LETTER }));
        return { SuccessNum: 0, Items: [{ TrackInfoId: null, TrackNo: LETTER, ResultCode: SHIPMENT_CODES.exists }] };
      },
    },
  });
  await open(server);
  await paste(LETTER);
  await userEvent.click(await screen.findByRole('button', { name: 'Track 1 number' }));
  expect(await screen.findByText(LETTER, { selector: 'table *' })).toBeInTheDocument();
});
