import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetectedNumber } from '@tracking-console/contract/adding';
import { buyerServer } from '../../testing/buyerServer.ts';
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
