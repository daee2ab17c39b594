import { useSearchParams } from 'react-router-dom';
import { readPage, withParameter } from './addressFilters.ts';

/** The pages of a list whose page is in the address, for its table. */
export function usePagination(total: number | undefined, pageSize: number) {
  const [address, setAddress] = useSearchParams();
  return {
    page: readPage(address),
    pageSize,
    pageSizes: [pageSize],
    total: total ?? 0,
    onChange: ({ page }: { page: number }) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : '')),
  };
}
