import { SEQUENCES, type Sequence } from '@tracking-console/contract/shipmentConstants';
import { SearchField, Select } from '@tracking-console/ui';
import { type Ref, useEffect, useState } from 'react';
import { useText } from '../../../useText.ts';
import styles from './ListToolbar.module.css';
import type { ListQuery } from './listQuery.ts';
import type { ChangeList } from './useListQuery.ts';

const PAUSE = 300;

interface ListToolbarProps {
  query: ListQuery;
  onChange: ChangeList;
  searchRef: Ref<HTMLInputElement>;
}

export function ListToolbar({ query, onChange, searchRef }: ListToolbarProps) {
  const say = useText();
  const [typed, setTyped] = useTypedSearch(query.search, (search) => onChange({ search }, { replace: true }));
  return (
    <div className={styles.toolbar}>
      <SearchField
        label={say('shipments.search.label')}
        placeholder={say('shipments.search.placeholder')}
        shortcut="/"
        value={typed}
        onValueChange={setTyped}
        onSearch={(search) => onChange({ search: search.trim() })}
        inputRef={searchRef}
        className={styles.search ?? ''}
      />
      <Select
        aria-label={say('shipments.sort.label')}
        value={query.sort}
        options={SEQUENCES.map((sequence) => ({ value: sequence, label: say(`shipments.sort.${sequence}`) }))}
        onValueChange={(sort) => onChange({ sort: sort as Sequence })} // one of the options
        className={styles.sort ?? ''}
      />
    </div>
  );
}

/** The text as typed, which the address follows after a pause; a move (Back, a link) changes the text in turn. */
function useTypedSearch(search: string, follow: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // What this field asked for itself comes back later, when more may have been typed.
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
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
