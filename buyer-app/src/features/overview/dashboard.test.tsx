import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/buyer/dashboard';
const box = () => screen.findByRole('textbox', { name: 'Tracking numbers' });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Recognized numbers' })).getAllByRole('listitem');
const track = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function paste(text: string) {
  await userEvent.click(await box());
  await userEvent.paste(text);
}

describe('the quick-track box', () => {
  it('PG-1a turns pasted text into numbers, each with its carrier and what its check digit says', async () => {
    const server = buyerServer({ rows: [shipmentRow(7, { FTrackNo: 'LX123456785DE' })] });
    await startConsole({ at: AT, server });
    await paste('rb 123 456 785 cn; LX123456785DE, AB12');
    await waitFor(async () =>
      expect((await chips())[0]).toHaveTextContent('RB123456785CN' + 'China Post · Check digit correct'),
    );
    const [, second, third] = await chips();
    expect(second).toHaveTextContent('You track this already');
    expect(third).toHaveTextContent('A number has 5 to 50 letters, digits or hyphens');
    expect(server.paramsOf('DetectCarriers')).toEqual([{ Numbers: ['RB123456785CN', 'LX123456785DE', 'AB12'] }]);
  });

  it('PG-1a keeps what was not added, with the reason, and says what became of the rest', async () => {
    const followed = [shipmentRow(1, { FTrackNo: 'LX123456785DE' })];
    // Detection would leave out what is in the list already, as soon as it has answered.
    const server = buyerServer({ quota: 2, rows: followed, replaced: { DetectCarriers: () => [] } });
    await startConsole({ at: AT, server });
    await paste('RB123456785CN\nLX123456785DE\nEE123456785FR\nAB12');
    await track(/Track 3 numbers/);
    expect(await screen.findByText(/1 number has been added/)).toHaveTextContent(/3 numbers weren’t added/);
    expect(await box()).toHaveValue('LX123456785DE\nEE123456785FR\nAB12');
    const [exists, overQuota, invalid] = await chips();
    expect(exists).toHaveTextContent('Not added: you track this already');
    expect(overQuota).toHaveTextContent('Not added: beyond your quota');
    expect(invalid).toHaveTextContent('A number has 5 to 50');
  });

  it('PG-1a loses nothing of what was typed when the call fails', async () => {
    const server = buyerServer({ replaced: { AddTrackNo: () => refuse(-1) } });
    const { platform } = await startConsole({ at: AT, server });
    await paste('RB123456785CN');
    await track(/Track 1 number/);
    await waitFor(() => expect(server.paramsOf('AddTrackNo')).toHaveLength(1));
    expect(await box()).toHaveValue('RB123456785CN');
    expect(platform.store.getState()).toMatchObject({ notifications: { toasts: [{ type: 'failed' }] } });
  });

  it('F-40 PG-1a adds once, however often the button is pressed', async () => {
    const { server } = await startConsole({ at: AT });
    await paste('RB123456785CN');
    await userEvent.dblClick(screen.getByRole('button', { name: /Track 1 number/ }));
    expect(await screen.findByText('1 number has been added.')).toBeVisible();
    expect(server.paramsOf('AddTrackNo')).toHaveLength(1);
  });

  it('PG-1a takes forty numbers at a time and keeps the others in the field', async () => {
    const numbers = Array.from({ length: 42 }, (_, index) => `RB${String(123_456_000 + index)}CN`);
    await startConsole({ at: AT });
    await paste(numbers.join('\n'));
    expect(await chips()).toHaveLength(40);
    await track(/Track 40 numbers/);
    await waitFor(async () => expect(await box()).toHaveValue(numbers.slice(40).join('\n')));
  });

  it('PG-1a the key n leads into the field, and is no letter in it', async () => {
    await startConsole({ at: AT });
    const field = await box();
    await userEvent.keyboard('n');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await userEvent.keyboard('n');
    expect(field).toHaveValue('n');
  });

  it('PG-1a drops a number that is taken away', async () => {
    await startConsole({ at: AT });
    await paste('RB123456785CN LX123456785DE');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove RB123456785CN' }));
    expect(await box()).toHaveValue('LX123456785DE');
    expect(await box()).toHaveFocus();
  });
});

describe('the overview', () => {
  const rows = [
    shipmentRow(1, { FRemark: 'Lamp' }),
    shipmentRow(2, { package_status: 'Exception', sub_status: 'Exception_Lost', attention: 'red' }),
    shipmentRow(3, { FIsArchived: true }),
  ];

  it('PG-1b counts the shipments of each status and leads to them', async () => {
    await startConsole({ at: AT, server: buyerServer({ rows }) });
    const tile = (name: RegExp) => screen.findByRole('link', { name });
    expect(await tile(/^All 2$/)).toHaveAttribute('href', '/buyer/shipment');
    expect(await tile(/^Exception 1$/)).toHaveAttribute('href', '/buyer/shipment?status=Exception');
    expect(await tile(/^Needs attention 1$/)).toHaveAttribute('href', '/buyer/shipment?status=attention');
    expect(screen.getByRole('meter', { name: 'In use' })).toHaveAttribute('aria-valuetext', '2 of 50');
  });

  it('PG-1c lists the latest updates and what needs attention', async () => {
    await startConsole({ at: AT, server: buyerServer({ rows }) });
    const updates = await screen.findByRole('list', { name: 'Latest updates' });
    expect(within(updates).getByText('Lamp')).toBeVisible();
    const urgent = await screen.findByRole('list', { name: 'Needs attention' });
    expect(within(urgent).getAllByRole('listitem')).toHaveLength(1);
    expect(within(urgent).getByText('Lost')).toBeVisible();
  });

  it('PG-1e greets a customer who has nothing yet with three steps and a number to try', async () => {
    await startConsole({ at: AT });
    const start = await screen.findByRole('region', { name: 'Start in three steps' });
    expect(within(start).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(start).getByRole('button', { name: 'Try a sample number' }));
    expect(await box()).toHaveValue('RB123456785CN');
  });

  it('PG-1e offers no sample where a real carrier would be asked about it', async () => {
    await startConsole({ at: AT, source: () => ({ away_since: null, full_until: null }) });
    const start = await screen.findByRole('region', { name: 'Start in three steps' });
    await waitFor(() => expect(within(start).queryByRole('button', { name: 'Try a sample number' })).toBeNull());
  });

  it('PG-1b says what could not be fetched, with its code, and tries again', async () => {
    let down = true;
    const replaced = { GetRecentUpdates: () => (down ? refuse(-77) : rows) };
    await startConsole({ at: AT, server: buyerServer({ rows, replaced }) });
    const updates = await screen.findByRole('region', { name: 'Latest updates' });
    expect(await within(updates).findByRole('alert')).toHaveTextContent('-77');
    down = false;
    await userEvent.click(within(updates).getByRole('button', { name: 'Try again' }));
    expect(await within(updates).findByText('Lamp')).toBeVisible();
  });
});
