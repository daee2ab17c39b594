interface Purse {
  id: number;
  remain: number;
}

/** What the grants that change have left, when so much is taken from them in their order. */
export function planSpending(grants: readonly Purse[], amount: number): Purse[] {
  let open = amount;
  const spent: Purse[] = [];
  for (const { id, remain } of grants) {
    const taken = Math.min(remain, open);
    if (taken > 0) spent.push({ id, remain: remain - taken });
    open -= taken;
  }
  if (open > 0) throw new RangeError(`${open} credits are missing`);
  return spent;
}
