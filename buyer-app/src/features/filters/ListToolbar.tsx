import { usePart } from '@tracking-console/app-kit';
import { ListToolbar as Toolbar } from '@tracking-console/app-kit/later';
import { loader } from '@tracking-console/ui';
import { SearchField } from '@tracking-console/ui/later';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { ListQuery } from '../../model/lists/listQuery.ts';
import type { ChangeList } from '../../model/lists/useListQuery.ts';
import { useText } from '../../useText.ts';
import { SortSelect } from './SortSelect.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

/** The search is sent after a pause in typing. In ms. */
const TYPING_PAUSE_MS = 200;

const filterDrawer = loader(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

interface ListToolbarProps {
  query: ListQuery;
  onChange: ChangeList;
  searchRef: Ref<HTMLInputElement>;
  /** The number of shipments found; undefined while it is not known. */
  total: number | undefined;
  /** Rendered at the end, e.g. the list's view settings. */
  children?: ReactNode;
}

/** One row; on a narrow screen the sort and `children` are in the drawer of the filters. */
export function ListToolbar({ query, onChange, searchRef, total, children }: ListToolbarProps) {
  const t = useText();
  const [typed, setTyped] = useTypedSearch(query.search, (search) => onChange({ search }, { replace: true }));
  const active = useActiveFilters(query).length;
  const [filtering, setFiltering] = useState(false);
  const Filters = usePart(filterDrawer, filtering, () => setFiltering(false));
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('shipments.search.label')}
            placeholder={t('shipments.search.example')}
            shortcut="/"
            value={typed}
            onValueChange={setTyped}
            onSearch={(search) => onChange({ search: search.trim() })}
            inputRef={searchRef}
          />
        }
        sort={<SortSelect sort={query.sort} onChange={(sort) => onChange({ sort })} />}
        active={active}
        loading={filtering && !Filters}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </Toolbar>
      {filtering && Filters && (
        <Filters query={query} total={total} onChange={onChange} onClose={() => setFiltering(false)}>
          {children}
        </Filters>
      )}
    </>
  );
}

/** The text as typed, which the address follows after a pause; a move (Back, a link) changes the text in turn. */
function useTypedSearch(search: string, follow: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // The field's own search comes back later, when more may have been typed.
  const [asked, setAsked] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setTyped(search);
      setAsked(search);
    }
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      follow(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
