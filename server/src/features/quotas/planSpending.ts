interface Purse {
  id: number;
  remain: number;
}

/** What remains of the grants that change, when so much is spent from them in their order. */
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
