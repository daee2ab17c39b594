import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { providerLeg, shipmentDetail, shipmentRow, trackEvent, unzonedEvent } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const NUMBER = 'RB000000001CN';
const legs = [
  providerLeg([unzonedEvent('2026-03-04', '23:30:00', 'In Zustellung')], {
    provider_lang: 'de',
    provider: { key: 7041, name: 'DHL', alias: 'DHL', tel: null, homepage: 'javascript:alert(1)', country: 'DE' },
    latest_sync_status: 'Failure',
    provider_tips: 'Ask with the postal code.',
  }),
  providerLeg(
    [trackEvent('2026-03-03T10:00:00Z', '已到达', { description_translation: { lang: 'en', description: 'Arrived' } })],
    { provider_lang: 'zh-cn' },
  ),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const milestones = () =>
  within(screen.getByRole('list', { name: 'Milestones' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\).*$/, ')'));
const journey = () => screen.findByRole('region', { name: 'Journey' });

async function open(changes: Parameters<typeof shipmentRow>[1] = {}, at = '/buyer/shipment/1') {
  const server = buyerServer({ rows: [shipmentRow(1, changes)], legs });
  const started = await startConsole({ at, server });
  await heading(changes.FRemark || NUMBER);
  return started;
}

it('PG-2e opens at its own address: milestones, journey by leg and day, facts, carriers', async () => {
  await open({ estimated_delivery: { source: 'Official', from: '2026-03-06', to: '2026-03-08' } });
  expect(milestones()).toEqual([
    'Info received (done)',
    'Picked up (current step)',
    'Departed (still to come)',
    'Arrived (still to come)',
    'Out for delivery (still to come)',
    'Delivered (still to come)',
  ]);
  const legLists = within(await journey()).getAllByRole('list', { name: /^Journey with/ });
  expect(legLists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Journey with DHL',
    'Journey with China Post',
  ]);
  expect(legLists[0]).toHaveTextContent('Mar 4, 2026');
  expect(screen.getByRole('region', { name: 'Shipment' })).toHaveTextContent(/Mar 6\s–\s8(, 2026)?.*from the carrier/);
  expect(screen.getByText('Ask with the postal code.')).toBeVisible();
  expect(screen.getByText('No response')).toBeVisible();
  expect(screen.getByRole('link', { name: '+86 11183' })).toHaveAttribute('href', 'tel:+8611183');
});

it.each(['-11:00', '+14:00'])('PG-2e shows the days of an estimate at its destination, %s', async (offset) => {
  const [from, to] = [`2024-03-06T00:30:00${offset}`, `2024-03-08T23:30:00${offset}`];
  await open({ estimated_delivery: { source: 'Official', from, to } });
  expect(screen.getByRole('region', { name: 'Shipment' })).toHaveTextContent('Mar 6 – 8, 2024');
});

it('PG-2e says above all which it is, when it arrives and what happened last', async () => {
  const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const estimated = { estimated_delivery: { source: 'Official', from: future, to: null }, FRemark: 'Lamp' } as const;
  await open(estimated);
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  expect(header).toHaveTextContent(NUMBER);
  expect(header).toHaveTextContent('In transit');
  expect(header).toHaveTextContent(/Arrives \w+ \d+.*from the carrier/);
  expect(header).toHaveTextContent('Arrived at facility');
});

it('PG-2e says nothing of an arrival that is not awaited any more', async () => {
  await open({ estimated_delivery: null, package_status: 'AvailableForPickup' });
  expect(screen.queryByText(/Arrives/)).not.toBeInTheDocument();
  expect(screen.queryByText('Estimated delivery')).not.toBeInTheDocument();
});

it('PG-2 copies every number there is of a shipment', async () => {
  const plain = shipmentDetail(shipmentRow(1));
  const numbers = {
    reference_number: 'REF-1',
    customer_number: 'CUS-2',
    local_number: 'LOC-3',
    local_provider: 'Evri',
  };
  const { misc_info, ...journey } = plain.track_info;
  const detail = { ...plain, track_info: { ...journey, misc_info: { ...misc_info, ...numbers } } };
  const server = buyerServer({ rows: [shipmentRow(1)], replaced: { GetTrackInfoById: () => [detail] } });
  await startConsole({ at: '/buyer/shipment/1', server });
  await heading(NUMBER);
  const facts = within(screen.getByRole('region', { name: 'Shipment' }));
  const person = userEvent.setup(); // with a clipboard
  for (const copied of ['REF-1', 'CUS-2', 'LOC-3']) {
    await person.click(facts.getByRole('button', { name: new RegExp(`^Copy .*${copied}`) }));
    expect(await navigator.clipboard.readText()).toBe(copied);
  }
  expect(facts.getByText(/Evri · LOC-3/)).toBeVisible();
});

it('PG-2e leaves a time without zone as the carrier printed it, and says so', async () => {
  await open();
  const [dhl] = within(await journey()).getAllByRole('list', { name: /^Journey with/ });
  expect(dhl).toHaveTextContent(/11:30\sPM/);
  expect(dhl?.querySelector('time[datetime="2026-03-04T23:30:00"]')).toBeInTheDocument();
  expect(screen.getByText(/gives no time zone/)).toBeVisible();
});

it('PG-2e switches between the translation and the words of the carrier', async () => {
  await open();
  expect(within(await journey()).getByText('Arrived')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Original' }));
  expect(within(await journey()).getByText('已到达')).toHaveAttribute('lang', 'zh-cn');
  expect(within(await journey()).queryByText('Arrived')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Translated' }));
  expect(within(await journey()).getByText('Arrived')).toBeVisible();
});

it('SC-8 makes no link of a carrier site that is no web page', async () => {
  await open();
  const card = screen.getByRole('region', { name: 'DHL DE' });
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
});

it('PG-2e leads to the shipment at its carrier, or where that is not known, to the carrier', async () => {
  const page = 'https://t.example.com/?n=RB000000001CN';
  const detail = { ...shipmentDetail(shipmentRow(1), legs), tracking_pages: { 7041: page } };
  const server = buyerServer({ rows: [shipmentRow(1)], legs, replaced: { GetTrackInfoById: () => [detail] } });
  await startConsole({ at: '/buyer/shipment/1', server });
  await heading(NUMBER);
  const tracking = within(screen.getByRole('region', { name: 'DHL DE' }));
  expect(tracking.getByRole('link', { name: /^Track at t\.example\.com/ })).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: /^www\.ems\.com\.cn/ })).toHaveAttribute('href', 'https://www.ems.com.cn/');
});

it('PG-2e says that no real carrier told the journey, where none did', async () => {
  await open();
  expect(screen.getByText('Sandbox').parentElement).toHaveAccessibleDescription(/from the built-in sandbox/);
});

it('PG-2e says nothing of a sandbox where a carrier told the journey', async () => {
  await open({ data_source: 'carrier' });
  expect(screen.queryByText(/sandbox/i)).not.toBeInTheDocument();
});

it('PG-2e explains what may be wrong with a number nobody knows', async () => {
  await open({ package_status: 'NotFound', sub_status: 'NotFound_Other', check_digit: 'wrong', attention: 'grey' });
  expect(screen.getByText('No carrier knows this number yet')).toBeVisible();
  expect(screen.getByText(/check digit does not match/)).toBeVisible();
});

it('PG-2e leads back to the list it was opened from, with its filter', async () => {
  const server = buyerServer({ rows: [shipmentRow(1)], legs });
  await startConsole({ at: '/buyer/shipment?status=InTransit', server });
  await userEvent.click(await screen.findByRole('link', { name: NUMBER }));
  await heading(NUMBER);
  expect(location.pathname).toBe('/buyer/shipment/1');
  await userEvent.click(screen.getByRole('link', { name: 'All shipments' }));
  expect(await screen.findByRole('table', { name: 'Tracking' })).toBeVisible();
  expect(location.search).toBe('?status=InTransit');
});

it('PG-2 leads to the shipments before and after it in the list it was opened from', async () => {
  const server = buyerServer({ rows: [shipmentRow(1), shipmentRow(2)], legs });
  await startConsole({ at: '/buyer/shipment', server });
  await userEvent.click(await screen.findByRole('link', { name: NUMBER }));
  await heading(NUMBER);
  expect(await screen.findByRole('button', { name: 'Previous shipment' })).toBeDisabled();
  await userEvent.keyboard('j');
  await heading('RB000000002CN');
  await userEvent.click(screen.getByRole('button', { name: 'Previous shipment' }));
  await heading(NUMBER);
});

it('PG-2d archives and unarchives on the spot', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unarchive' }));
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
});

it('PG-2d leads to the list after deleting, where it can be undone', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${NUMBER}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await heading('Tracking')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('link', { name: NUMBER })).toBeVisible();
});

it('SC-18 PG-2e says that there is no such shipment, whoever it may belong to', async () => {
  await startConsole({ at: '/buyer/shipment/999' });
  expect(await heading('Shipment not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All shipments' })).toHaveAttribute('href', '/buyer/shipment');
});

it('PG-2e says that a shipment could not be fetched, and tries again', async () => {
  let down = true;
  const rows = [shipmentRow(1)];
  const whole = buyerServer({ rows, legs });
  const server = buyerServer({ rows, legs });
  const answer = (body: unknown) =>
    down ? Promise.resolve({ ...refuse(-5), Message: '', Json: null }) : whole.answer(body);
  await startConsole({ at: '/buyer/shipment/1', server: { ...server, answer } });
  expect(await screen.findByRole('alert')).toHaveTextContent('-5');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Milestones' })).toBeVisible());
});
