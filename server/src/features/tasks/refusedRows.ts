import type { BatchAnswer } from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { Refusal } from '../../http/calls/refusal.ts';
import type { FaultyRow, InputRow } from './taskKind.ts';

/** A call's answer about the numbers of rows, or why it refuses all of them. */
export type RowsAnswer = BatchAnswer<object> | Refusal;

/** A row's number and carrier; 0: it has none. */
export const itemOf = ({ cells: [number = '', carrier = ''] }: InputRow) => ({ number, carrier: Number(carrier) });

/** The rows a call has refused, with its code. */
export function refusedRows(rows: readonly InputRow[], answer: RowsAnswer): FaultyRow[] {
  if (answer instanceof Refusal) return rows.map((row) => ({ ...row, fault: 'notPossible', code: answer.code }));
  const codes = new Map(answer.rejected.map(({ number, carrier = 0, error }) => [nameOf(number, carrier), error.code]));
  return rows.flatMap((row): FaultyRow[] => {
    const { number, carrier } = itemOf(row);
    const code = codes.get(nameOf(number, carrier)) ?? codes.get(nameOf(number, 0));
    return code === undefined ? [] : [{ ...row, fault: 'notPossible', code }];
  });
}

const nameOf = (number: string, carrier: number | string) => `${normalizeNumber(number)} ${Number(carrier)}`;
