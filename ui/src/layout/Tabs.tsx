import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  /** A count behind the label; null while it is on its way, and has its room already. */
  count?: number | null;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (key: string) => void;
  /** The active tab's panel. */
  children?: ReactNode;
}

export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useTabInView(row, active);
  // If no tab is active, the keyboard enters at the first.
  const stop = tabs.some(({ key }) => key === active) ? active : tabs[0]?.key;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex((tab) => tab.key === active),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={row} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === active}
            aria-controls={children !== undefined && tab.key === active ? `${id}-panel` : undefined}
            tabIndex={tab.key === stop ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}

/** On a narrow screen the active tab may be beyond the edge of the row. */
function useTabInView(row: RefObject<HTMLDivElement | null>, active: string): void {
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${CSS.escape(active)}"]`);
    if (!row.current || !tab) return;
    const [frame, shown] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += Math.max(0, shown.right - frame.right) - Math.max(0, frame.left - shown.left);
  }, [row, active]);
}

/** Between one digit and two. */
const AWAITED = '\u2007\u2009';

const Count = ({ value }: { value: number | null }) => (
  <span className={styles.count} aria-hidden={value === null}>
    {value ?? AWAITED}
  </span>
);

function targetOf(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
