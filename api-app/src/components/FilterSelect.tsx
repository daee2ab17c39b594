import { Select, type SelectOption } from '@tracking-console/ui/later';
import styles from './filterBar.module.css';

interface FilterSelectProps {
  /** Its name, and what it shows while it filters nothing. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  searchable?: boolean;
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, searchable = false, onChange }: FilterSelectProps) {
  // The URL may name a value that is not offered.
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      className={styles.filter ?? ''}
      value={value}
      searchable={searchable}
      options={[{ value: '', label }, ...options, ...(isOffered ? [] : [{ value, label: value }])]}
      onValueChange={onChange}
    />
  );
}
