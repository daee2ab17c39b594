import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { SearchField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../useText.ts';
import styles from './filterBar.module.css';

interface NumberSearchProps {
  number: string;
  onSearch: (text: string) => void;
}

/** Searches by a tracking number on Enter. Give it the number as its React key, so that it follows the URL. */
export function NumberSearch({ number, onSearch }: NumberSearchProps) {
  const t = useText();
  const [text, setText] = useState(number);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('tracking.filter.number')}
        value={text}
        onValueChange={(value) => {
          setText(value);
          if (value === '' && number !== '') onSearch('');
        }}
        onSearch={(value) => {
          // With characters that no number contains the filter would be ignored.
          const read = normalizeNumber(value)
            .replace(/[^A-Z0-9-]/g, '')
            .slice(0, 50);
          setText(read);
          onSearch(read);
        }}
      />
    </div>
  );
}
