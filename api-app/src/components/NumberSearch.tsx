import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import { SearchField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../useText.ts';

interface NumberSearchProps {
  number: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** Searches by a tracking number on Enter. A key of its number shows what the address holds. */
export function NumberSearch({ number, onSearch, className }: NumberSearchProps) {
  const t = useText();
  const [text, setText] = useState(number);
  return (
    <SearchField
      label={t('tracking.filter.number')}
      {...(className !== undefined && { className })}
      value={text}
      onValueChange={(value) => {
        setText(value);
        if (value === '' && number !== '') onSearch('');
      }}
      onSearch={(value) => {
        // What no number holds would filter nothing.
        const read = normalizeNumber(value)
          .replace(/[^A-Z0-9-]/g, '')
          .slice(0, 50);
        setText(read);
        onSearch(read);
      }}
    />
  );
}
