import { readPage, withParameter } from '@tracking-console/app-kit/later';
import { useSearchParams } from 'react-router-dom';

/** The pages of a list whose page is in the address, as a table takes them. */
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
