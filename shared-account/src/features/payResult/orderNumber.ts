const NAMES = ['orderno', 'order_no', 'order'];

/** The order a payment provider sends back with the customer; it writes the name in its own way. Empty: none. */
export function orderNumber(search: string): string {
  const given = [...new URLSearchParams(search)].find(([name]) => NAMES.includes(name.toLowerCase()));
  return given?.[1].trim().slice(0, 64) ?? '';
}
