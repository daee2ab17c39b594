import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { loader, useLoaded } from '../antd/loader.ts';
import { classNames } from '../text/classNames.ts';
import styles from './control.module.css';
import { useFieldWiring } from './fieldContext.ts';
import type { SelectProps } from './selectProps.ts';

const searchSelect = loader(async () => (await import('../antd/SearchSelect.tsx')).SearchSelect);

export function Select(props: SelectProps) {
  return props.searchable ? <SearchableSelect {...props} /> : <PlainSelect {...props} />;
}

function SearchableSelect(props: SelectProps) {
  const Loaded = useLoaded(searchSelect, true, () => {}); // if it fails to load, the plain one is used
  const wiring = useFieldWiring(props);
  // Not replaced while it is in use.
  const [inUse, setInUse] = useState(false);
  if (Loaded && !inUse) return <Loaded {...props} wiring={wiring} />;
  const leave = () => {
    setInUse(false);
    props.onBlur?.();
  };
  return <PlainSelect {...props} onFocus={() => setInUse(true)} onBlur={leave} />;
}

function PlainSelect(props: SelectProps & { onFocus?: () => void }) {
  const { options, value, onValueChange, placeholder, searchable: _, className, ...rest } = props;
  const wiring = useFieldWiring(props);
  return (
    <span className={classNames(styles.frame, styles.select, className)}>
      <select
        {...rest}
        {...wiring}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={styles.input}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} className={styles.arrow} />
    </span>
  );
}
