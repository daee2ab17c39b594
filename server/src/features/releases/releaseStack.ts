import type { LedgerRow } from '@tracking-console/contract/releases/releases';

type Row = Pick<LedgerRow, 'action' | 'to'>;

/**
 * What was stable on a channel and may be gone back to, each as the row that made it so, oldest first; the last is what is
 * stable now. Going back takes away what is left, so that going back twice never leads forward to what was wrong.
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

/** Where one module went back, the release made for that takes the place of the one it was made from. */
function takeAway(stack: Row[], target: string): void {
  const place = stack.findLastIndex(({ to }) => to.stable === target);
  stack.splice(place === -1 ? stack.length - 1 : place + 1);
}
