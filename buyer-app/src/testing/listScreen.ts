import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer } from './buyerServer.ts';
import { shipmentRow } from './shipmentRow.ts';
import { startConsole } from './startConsole.ts';

export const rows = [
  shipmentRow(1, { FRemark: 'Lamp' }),
  shipmentRow(2, { FRemark: 'Book' }),
  shipmentRow(3, { package_status: 'Delivered', sub_status: 'Delivered_Other' }),
];
export const number = (id: number) => `RB00000000${id}CN`;

export const table = () => screen.findByRole('table', { name: 'Tracking' });
export const numbersShown = () =>
  screen.queryAllByRole('link', { name: /^RB\d{9}CN$/ }).map((link) => link.textContent?.slice(10, 11));
export const renameButton = (id: number, name: string) =>
  screen.findByRole('button', { name: `${name}: rename ${number(id)}` });
export const tab = (name: RegExp) => screen.findByRole('tab', { name });
export const press = (button: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name: button }));

export async function startList(at = '/buyer/shipment', server = buyerServer({ rows })) {
  const started = await startConsole({ at, server });
  await waitFor(() => expect(numbersShown()).not.toEqual([]));
  return started;
}

export async function chooseRowAction(id: number, action: string) {
  await press(`Actions for ${number(id)}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
