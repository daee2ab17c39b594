const NAMES = ['orderno', 'order_no', 'order'];

/** The order in the address a payment provider sends the customer back to, under its own name for it. Empty: none. */
export function orderNumber(search: string): string {
  const given = [...new URLSearchParams(search)].find(([name]) => NAMES.includes(name.toLowerCase()));
  return given?.[1].trim().slice(0, 64) ?? '';
}
