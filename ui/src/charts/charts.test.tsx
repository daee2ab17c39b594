import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { roundAbove } from './chartData.ts';
import { ColumnsChart, RangeChart } from './charts.tsx';

const columns = (
  <ColumnsChart
    label="Per day"
    pointsLabel="Day"
    series={[
      { name: 'Added', hue: 'blue' },
      { name: 'Delivered', hue: 'green' },
    ]}
    points={[1, 2, 3].map((day) => ({
      key: String(day),
      tick: `${day}`,
      name: `${day} March`,
      values: [day * 1000, day],
    }))}
  />
);

it('PG-1d the arrows walk from day to day and each is said', async () => {
  await renderUi(columns);
  const chart = await screen.findByRole('slider', { name: 'Per day' });
  await userEvent.tab();
  await userEvent.tab();
  expect(chart).toHaveFocus();
  expect(chart).toHaveAttribute('aria-valuetext', '3 March, Added 3,000, Delivered 3');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', '2 March, Added 2,000, Delivered 2');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', '1 March, Added 1,000, Delivered 1');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chart).toHaveAttribute('aria-valuenow', '3');
});

it('PG-1d the same figures stand in a table', async () => {
  await renderUi(columns);
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Per day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayAddedDelivered',
    '1 March1,0001',
    '2 March2,0002',
    '3 March3,0003',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('PG-1d a range says its middle and its end', async () => {
  await renderUi(
    <RangeChart
      label="Transit"
      rowsLabel="Carrier"
      middleLabel="Half"
      endLabel="Nine of ten"
      noteLabel="Delivered"
      rows={[{ key: '1', name: 'UPS', middle: 2, end: 4, middleText: '2 days', endText: '4 days', note: '12' }]}
    />,
  );
  const list = await screen.findByRole('list', { name: 'Transit' });
  expect(list).toHaveTextContent('Half: 2 days, Nine of ten: 4 days');
});

it.each([
  [0, 2],
  [2, 2],
  [3, 5],
  [10, 10],
  [11, 20],
  [1234, 2000],
])('the scale for %d ends at %d', (value, end) => {
  expect(roundAbove(value)).toBe(end);
});
