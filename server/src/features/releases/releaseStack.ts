import type { LedgerRow } from '@tracking-console/contract/releases/releases';

type Row = Pick<LedgerRow, 'action' | 'to'>;

/**
 * The releases that were stable on a channel and can be rolled back to, each as the row that made it so, oldest first;
 * the last is stable now. A rollback removes what it leaves, so that two of them never lead forward to the faulty one.
 */
export function releaseStack<Known extends Row>(rows: readonly Known[]): Known[] {
  const stack: Known[] = [];
  const isStable = ({ to }: Row) => stack.at(-1)?.to.stable === to.stable;
  for (const row of rows) {
    if (isStable(row)) continue;
    if (row.action === 'rollback') takeAway(stack, row.to.stable);
    if (!isStable(row)) stack.push(row);
  }
  return stack;
}

/** If one module went back, the release made for that replaces the one it was made from. */
function takeAway(stack: Row[], target: string): void {
  const place = stack.findLastIndex(({ to }) => to.stable === target);
  stack.splice(place === -1 ? stack.length - 1 : place + 1);
}
