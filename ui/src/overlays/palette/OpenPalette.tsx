import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { useText } from '../../text/useText.ts';
import { ModalLayer } from '../modal/ModalLayer.tsx';
import styles from './OpenPalette.module.css';
import { PaletteOptions } from './PaletteOptions.tsx';
import { activeAt, matchingGroups, movedTo, type PaletteGroup, type PaletteItem } from './paletteOptions.ts';

export interface PaletteProps {
  title: string;
  /** The field's name and placeholder. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  /** Before an item is chosen, too: the focus is back where it was when the item acts. */
  onClose: () => void;
  onChoose: (item: PaletteItem) => void;
}

/** A combobox whose list is always open: the focus stays in the field, the arrows move what is active. */
export function OpenPalette({ title, label, typed, onType, groups, onClose, onChoose }: PaletteProps) {
  const text = useText();
  const id = useId();
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const shown = matchingGroups(groups, typed.trim());
  const items = shown.flatMap((group) => group.items);
  const at = activeAt(items, active, typed.trim());
  const current = items[at];
  const activeId = current && `${id}-${current.id}`;
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]');
    option?.scrollIntoView?.({ block: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = movedTo(event.key, at, items.length);
    if (next !== undefined) setActive(items[next]?.id);
    else if (event.key === 'Enter' && current) onChoose(current);
    else return;
    event.preventDefault();
  };
  return (
    <ModalLayer labelledBy={`${id}-title`} onEscape={onClose} onPressOutside={onClose} className={styles.palette ?? ''}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.field}>
        <TextField
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={label}
          prefix={<Search size={15} />}
          value={typed}
          onChange={(event) => {
            setActive(undefined);
            onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteOptions id={id} ref={list} label={title} groups={shown} active={current?.id} onChoose={onChoose} />
      <p role="status" className={styles.none}>
        {items.length === 0 && text('ui.select.none')}
      </p>
    </ModalLayer>
  );
}
