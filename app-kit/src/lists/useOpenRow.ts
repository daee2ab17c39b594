import { useLocation, useSearchParams } from 'react-router-dom';
import { withParameter } from './addressFilters.ts';

/** The row of a list whose detail is open: the address names it by the parameter `name`. */
export function useOpenRow(name: string, isKey: (text: string) => boolean) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const named = address.get(name) ?? '';
  const key = isKey(named) ? named : '';
  const open = (key: string, how?: { replace: boolean }) => setAddress(withParameter(address, name, key), how);
  const hrefOf = (key: string) => `${pathname}?${withParameter(address, name, key)}`;
  return {
    /** Empty: none. */
    key,
    open,
    close: () => setAddress(withParameter(address, name, ''), { replace: true }),
    hrefOf,
    /** For the table: each row is a link that opens its detail. */
    rows: <Row>(keyOf: (row: Row) => string) => ({
      rowKey: keyOf,
      onRowOpen: (row: Row) => open(keyOf(row)),
      rowHref: (row: Row) => hrefOf(keyOf(row)),
      activeKey: key,
    }),
  };
}
