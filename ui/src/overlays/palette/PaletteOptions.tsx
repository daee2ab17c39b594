import type { Ref } from 'react';
import { Kbd } from '../../data/Kbd.tsx';
import styles from './OpenPalette.module.css';
import type { PaletteGroup, PaletteItem } from './paletteOptions.ts';

interface PaletteOptionsProps {
  /** Before the ids of the list, its groups and its options. */
  id: string;
  ref: Ref<HTMLDivElement>;
  label: string;
  groups: readonly PaletteGroup[];
  active: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

export function PaletteOptions({ id, ref, label, groups, active, onChoose }: PaletteOptionsProps) {
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox, not of a form
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div id={`${id}-${title}`} role="presentation" className={styles.group}>
            {title}
          </div>
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <span className={styles.label}>{item.label}</span>
              {item.hint && <span className={styles.hint}>{item.hint}</span>}
              {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
