import { screen, waitFor } from '@testing-library/react';
import type { SourceStanding } from '@tracking-console/contract/api/source';
import { buyerServer } from '../testing/buyerServer.ts';
import { shipmentRow } from '../testing/shipmentRow.ts';
import { startConsole } from '../testing/startConsole.ts';

jest.mock('../pageFiles.ts', () => require('../testing/pageFiles.ts'));

const start = (at: string, source?: () => SourceStanding) => {
  const rows = [shipmentRow(1, { data_source: 'carrier' })];
  return startConsole({ at, server: buyerServer({ rows }), ...(source && { source }) });
};
const PATIENCE = { timeout: 4_000 };
const away = { away_since: '2026-03-01T10:00:00Z', full_until: null };

it.each(['/buyer/shipment', '/buyer/shipment/1'])(
  'PG-2b PG-2e says at %s since when the source has been away, and why nothing changes',
  async (at) => {
    await start(at, () => away);
    const notice = await screen.findByText(
      /No tracking updates since .*2026.*: our data source isn’t answering/,
      {},
      PATIENCE,
    );
    expect(notice).toBeVisible();
    expect(screen.queryByText(/sandbox/i)).not.toBeInTheDocument();
  },
);

it('PG-2b says why new numbers wait while the source takes none', async () => {
  await start('/buyer/shipment', () => ({ away_since: null, full_until: '2026-03-01T11:00:00Z' }));
  expect(await screen.findByText(/^New numbers are waiting/, {}, PATIENCE)).toBeVisible();
});

it('PG-2b says nothing while the source answers, and asks no more than that', async () => {
  const { sent } = await start('/buyer/shipment', () => ({ away_since: null, full_until: null }));
  const asked = () => sent.filter(({ path }) => path.endsWith('/source/get'));
  await waitFor(() => expect(asked()).toHaveLength(1), PATIENCE);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/No tracking updates/)).not.toBeInTheDocument();
});

it('PG-2b never asks where the sandbox makes the journeys', async () => {
  const { sent } = await start('/buyer/shipment');
  // The tray of tasks comes with the same round.
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/task/list'))).toBe(true), PATIENCE);
  expect(sent.filter(({ path }) => path.endsWith('/source/get'))).toEqual([]);
});
