import { Tag } from '@tracking-console/ui';
import { useMemo, useReducer } from 'react';
import { Actions } from './Actions.tsx';
import { createControls } from './controls.ts';
import styles from './Panel.module.css';
import { useLanguage, useLog, usePanel, useTexts } from './PanelContext.ts';
import { type Row, rowsOf } from './rows.ts';

const NUMBERS = new Set<string>(['load', 'mount']);
const COLUMNS = ['name', 'state', 'visibility', 'version', 'load', 'mount', 'error', 'actions'] as const;

export function Applications({ labelledBy }: { labelledBy: string }) {
  const t = useTexts();
  const panel = usePanel();
  const { facts } = useLog();
  const controls = useMemo(() => createControls(panel), [panel]);
  // Events of an application that has not been listed yet are not shown.
  const [, renderAgain] = useReducer((rendered: number) => rendered + 1, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={NUMBERS.has(column) ? styles.number : undefined}>
                {t(`panel.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(panel, facts).map((row) => (
            <ApplicationRow
              key={row.name}
              row={row}
              actions={<Actions row={row} controls={controls} onDone={renderAgain} />}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ApplicationRow({ row, actions }: { row: Row; actions: React.ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const time = (milliseconds: number | undefined) =>
    milliseconds === undefined
      ? '–'
      : milliseconds.toLocaleString(language, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td className={styles.code}>{row.evicted ? `evicted, ${row.evicted}` : row.state || '–'}</td>
      <td>{row.visibility ? t(`panel.${row.visibility}`) : '–'}</td>
      <td>
        {row.version} {row.overridden && <Tag>{t('panel.overridden')}</Tag>}
      </td>
      <td className={styles.number}>{time(row.load)}</td>
      <td className={styles.number}>{time(row.mount)}</td>
      <td className={styles.error}>{row.error || '–'}</td>
      <td>{actions}</td>
    </tr>
  );
}
