import { Search, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Kbd } from '../data/Kbd.tsx';
import { useText } from '../text/useText.ts';
import styles from './SearchField.module.css';
import { TextField } from './TextField.tsx';

export interface SearchFieldProps {
  /** Its name; also the placeholder unless one is given. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter; without it the caller searches as the person types. */
  onSearch?: (value: string) => void;
  placeholder?: string;
  /** The key that focuses it, shown while it is empty. */
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, onSearch, placeholder = label, shortcut, inputRef, className } = props;
  const text = useText();
  const frame = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onValueChange('');
    frame.current?.querySelector('input')?.focus();
  };
  const button = <IconButton size="sm" icon={<X size={14} />} label={text('ui.search.clear')} onClick={clear} />;
  return (
    <span ref={frame} className={styles.search}>
      <TextField
        ref={inputRef}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onSearch?.(value)}
        prefix={<Search size={15} />}
        suffix={value ? button : shortcut && <Kbd>{shortcut}</Kbd>}
        {...(className !== undefined && { className })}
      />
    </span>
  );
}
