import type { TaskKind } from '../taskKind.ts';
import { type AccountPart, readAccount } from './readAccount.ts';
import { readWholeShipments } from './readWholeShipments.ts';

/** The end of the file, added when it is read: until then more may be appended. */
export const ACCOUNT_END = '\n]}\n';

/** The row before the shipments in the task's input. */
export const ACCOUNT_ROW = 'account';

/** Writes all data of a customer into one JSON document, under the names it is stored with. */
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
