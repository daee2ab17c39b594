import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer, refuse } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/buyer/dashboard';
// The part below the first screen waits until the browser has nothing else to do.
const region = (name: string) => screen.findByRole('region', { name }, { timeout: 4000 });
const overview = (last_visit: string | null) => ({
  utn: { cnum: 50, unum: 2, inum: 48, anum: 0 },
  eitem: [],
  statuses: { InTransit: 2 },
  attention: 0,
  last_visit,
  first_steps: null,
});

it('PG-1c says what is new since the last visit, and how much', async () => {
  const rows = [
    shipmentRow(1, { change_time: '2026-03-04T08:00:00.000Z', latest_event_time: '2026-03-04T08:00:00Z' }),
    shipmentRow(2, { change_time: '2026-03-01T08:00:00.000Z', latest_event_time: '2026-03-01T08:00:00Z' }),
  ];
  const server = buyerServer({ rows, replaced: { GetIndexData: () => overview('2026-03-02T00:00:00.000Z') } });
  await startConsole({ at: AT, server });
  const updates = within(await region('Latest updates'));
  expect(await updates.findByText(/1 update since your last visit/)).toBeVisible();
  const [fresh, known] = within(updates.getByRole('list')).getAllByRole('listitem');
  expect(fresh).toHaveTextContent('New');
  expect(known).not.toHaveTextContent('New');
});

it('PG-1c names why each shipment needs attention', async () => {
  const rows = [shipmentRow(1, { attention: 'red', attention_reason: 'customs' })];
  await startConsole({ at: AT, server: buyerServer({ rows }) });
  const urgent = within(await region('Needs attention'));
  expect(await urgent.findByText('Customs needs information')).toBeVisible();
  expect(urgent.getByRole('button', { name: /^Copy .*RB000000001CN/ })).toBeVisible();
});

it('PG-1c PG-1d shows arrivals and both charts once the first screen stands', async () => {
  const estimated_delivery = { source: 'Official', from: null, to: '2026-03-05T20:00:00+09:00' } as const;
  const rows = [shipmentRow(1, { FRemark: 'Lamp', estimated_delivery })];
  const server = buyerServer({
    rows,
    replaced: {
      GetArrivingSoon: () => rows,
      GetStatDaily: () => [{ Date: '2026-03-04', Added: 3, Delivered: 1 }],
      GetStatTransit: () => [{ Carrier: 3011, Delivered: 12, Median: 4.5, P90: 9 }],
    },
  });
  await startConsole({ at: AT, server });
  expect(server.paramsOf('GetStatDaily')).toEqual([]);
  const arriving = await within(await region('Arriving soon')).findByText(/Arrives/);
  expect(arriving).toHaveTextContent(/^Arrives Mar 5(, 2026)?$/);
  const days = await within(await region('Added and delivered per day')).findByRole('slider');
  expect(days).toHaveAttribute('aria-valuetext', 'Mar 4, 2026, Added 3, Delivered 1');
  const transit = within(await region('Days in transit by carrier'));
  expect(await transit.findByText('4.5 days')).toBeVisible();
  expect(server.paramsOf('GetStatDaily')).toEqual([
    { Days: 30, Zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ]);
});

it('PG-1d a chart that could not be fetched says so and tries again', async () => {
  let down = true;
  const replaced = { GetStatTransit: () => (down ? refuse(-77) : []) };
  await startConsole({ at: AT, server: buyerServer({ rows: [shipmentRow(1)], replaced }) });
  const transit = within(await region('Days in transit by carrier'));
  expect(await transit.findByRole('alert')).toHaveTextContent('-77');
  down = false;
  await userEvent.click(transit.getByRole('button', { name: 'Try again' }));
  expect(await transit.findByText('Nothing was delivered yet')).toBeVisible();
});

it('PG-1e ticks each step that is done, removes the sample and can be hidden', async () => {
  const rows = [shipmentRow(1, { FTrackNo: 'RB123456785CN', FRemark: 'Lamp', package_status: 'NotFound' })];
  const { server } = await startConsole({ at: AT, server: buyerServer({ rows }) });
  const start = within(await region('Start in three steps'));
  const [add, name, notify] = start.getAllByRole('heading', { level: 3 });
  expect(add).toHaveTextContent('(done)');
  expect(name).toHaveTextContent('(done)');
  expect(notify).not.toHaveTextContent('(done)');
  await userEvent.click(await start.findByRole('button', { name: 'Remove the sample' }));
  expect(server.paramsOf('DelTrackNo')).toEqual([{ TrackInfoIds: ['1'] }]);
});

it('PG-1e hidden steps stay hidden', async () => {
  const { server } = await startConsole({ at: AT, server: buyerServer({ rows: [shipmentRow(1)] }) });
  await userEvent.click(within(await region('Start in three steps')).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Start in three steps' })).not.toBeInTheDocument());
  expect(server.paramsOf('SaveSettings')).toEqual([{ Section: 'display', Values: { firstSteps: 'hidden' } }]);
});
