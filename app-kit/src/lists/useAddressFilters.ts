import { useSearchParams } from 'react-router-dom';
import { type AddressFilters, readPage } from './addressFilters.ts';

interface How {
  replace?: boolean;
}

/** The filters of a list, as its address holds them. Every change is a step the back button undoes. */
export function useAddressFilters<Name extends string>(filters: AddressFilters<Name>) {
  const [address, setAddress] = useSearchParams();
  return {
    address,
    /** Those that are set. */
    given: filters.readAll(address),
    /** Filtered, or beyond the first page: without rows it is not known that there are none. */
    isNarrowed: filters.isFiltered(address) || readPage(address) > 1,
    filter: (changes: Partial<Record<Name, string>>, how?: How) => setAddress(filters.with(address, changes), how),
    clear: (how?: How) => setAddress(filters.without(address), how),
  };
}
