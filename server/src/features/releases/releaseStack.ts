import type { LedgerRow } from '@tracking-console/contract/releases';

/**
 * What was stable on a channel and may be gone back to, oldest first; the last is what is stable now. Going back takes away
 * what is left, so that going back twice never leads forward to what was wrong.
 */
export function releaseStack(rows: readonly Pick<LedgerRow, 'action' | 'to'>[]): string[] {
  const stack: string[] = [];
  for (const { action, to } of rows) {
    if (stack.at(-1) === to.stable) continue;
    if (action === 'rollback') takeAway(stack, to.stable);
    if (stack.at(-1) !== to.stable) stack.push(to.stable);
  }
  return stack;
}

/** Where one module went back, the release made for that takes the place of the one it was made from. */
function takeAway(stack: string[], target: string): void {
  const place = stack.lastIndexOf(target);
  stack.splice(place === -1 ? stack.length - 1 : place + 1);
}
