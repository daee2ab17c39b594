import { screen, within } from '@testing-library/react';
import common from '@tracking-console/contract/locales/zh-cn.json';
import { buyerServer } from '../../testing/buyerServer.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

async function startRows(rows: ReturnType<typeof shipmentRow>[], language: 'en' | 'zh-cn' = 'en') {
  await startConsole({ at: '/buyer/shipment', server: buyerServer({ rows }), language });
  return within(await screen.findByRole('table'));
}

describe('the sandbox', () => {
  const real = { data_source: 'carrier' } as const;

  it.each([
    ['once, where all journeys are its own', [shipmentRow(1), shipmentRow(2)], { page: 1, rows: 0 }],
    ['in the row, where only some are', [shipmentRow(1), shipmentRow(2, real)], { page: 0, rows: 1 }],
    ['nowhere, where none is', [shipmentRow(1, real), shipmentRow(2, real)], { page: 0, rows: 0 }],
  ])('PG-2b is named %s', async (_, rows, said) => {
    const table = await startRows(rows);
    await table.findByRole('link', { name: /^RB000000001CN/ });
    const inRows = table.queryAllByText('Sandbox').length;
    expect({ page: screen.queryAllByText('Sandbox').length - inRows, rows: inRows }).toEqual(said);
  });
});

/** The summary of a narrow window, with the same text, is hidden beside it. */
const IN_CELL = { selector: '.event' };

describe('the last event', () => {
  const event = (sub_status: string, changes: object = {}) =>
    shipmentRow(1, { latest_event_info: 'Left at the front door', latest_event_sub_status: sub_status, ...changes });

  it('PG-2b is told by its status where no words are in the reader’s language', async () => {
    const table = await startRows([event('InTransit_Departure')], 'zh-cn');
    expect(await table.findByText(common['subStatus.InTransit_Departure'], IN_CELL)).toBeVisible();
    expect(table.queryByText('Left at the front door')).not.toBeInTheDocument();
  });

  it('PG-2b is labeled where the status says nothing either', async () => {
    const table = await startRows([event('InTransit_Other')], 'zh-cn');
    expect(await table.findByText('Left at the front door', IN_CELL)).toHaveAttribute('lang', 'en');
    expect(table.getByText(/英语/, IN_CELL)).toBeVisible();
  });

  it('PG-2b stands in the carrier’s words for whoever reads them', async () => {
    const table = await startRows([event('InTransit_Departure')]);
    expect(await table.findByText('Left at the front door', IN_CELL)).not.toHaveAttribute('lang');
  });
});

it('PG-2b colors a badge by its status, and says below it what is urgent', async () => {
  const urgent = { attention: 'amber', attention_reason: 'waitsForPickup' } as const;
  const table = await startRows([shipmentRow(1, { package_status: 'AvailableForPickup', ...urgent })]);
  const [badge] = await table.findAllByText('Ready for pickup');
  expect(badge?.parentElement).toHaveClass('violet');
  const [reason] = table.getAllByTitle('At the pickup point for over 3 days');
  expect(reason).toHaveAttribute('data-urgency', 'amber');
});
