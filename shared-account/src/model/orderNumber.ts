/** The order whose details are open, from the address; null: none. */
export function readOpenOrder(address: URLSearchParams): string | null {
  const given = address.get('order') ?? '';
  return /^[0-9]{16}$/.test(given) ? given : null;
}
