import type { TaskKind } from '../taskKind.ts';
import { type AccountPart, readAccount } from './readAccount.ts';
import { readWholeShipments } from './readWholeShipments.ts';

/** What closes the file, once it is read: what was written last may be followed by more until then. */
export const ACCOUNT_END = '\n]}\n';

/** The row before the shipments in the task's input. */
export const ACCOUNT_ROW = 'account';

/** Writes everything that is kept of a customer into one JSON document, in the words it is kept in. */
export function createAccountKind(parts: Record<string, AccountPart>): TaskKind {
  return {
    type: 'account',
    async work({ owner: { gid }, rows, isFirst, written, transaction }) {
      const ids = rows.map(({ cells: [cell = ''] }) => cell).filter((cell) => cell !== ACCOUNT_ROW);
      const shipments = await readWholeShipments(transaction, gid, ids.map(Number));
      const entries = shipments.map((shipment) => JSON.stringify(shipment)).join(',\n');
      const between = written > 0 && shipments.length > 0 ? ',\n' : '';
      const head = isFirst ? beginning(await readAccount(transaction, gid, parts)) : '';
      return { faults: [], result: { rows: shipments.length, content: Buffer.from(head + between + entries) } };
    },
  };
}

const beginning = (account: object) => `${JSON.stringify(account, null, 1).slice(0, -2)},\n "shipments": [\n`;
