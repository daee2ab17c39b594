import type { LedgerAction, LedgerRow } from '@tracking-console/contract/releases/releases';
import { StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, type Hue } from '@tracking-console/ui/later';
import { FindingList } from '../../components/FindingList.tsx';
import { LedgerReason } from '../../components/LedgerReason.tsx';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import type { Text } from '../../useText.ts';
import styles from './history.module.css';

const HUES: Record<LedgerAction, Hue> = {
  adopt: 'grey',
  promote: 'green',
  canary: 'blue',
  rollback: 'orange',
  stop: 'red',
  breakGlass: 'violet',
  refuse: 'red',
};

export const historyColumns = (t: Text): Column<LedgerRow>[] => [
  {
    key: 'action',
    title: t('column.action'),
    primary: true,
    cell: ({ action }) => <StatusBadge tone={HUES[action]}>{t(`ledger.${action}`)}</StatusBadge>,
  },
  {
    key: 'what',
    title: t('column.what'),
    priority: 1,
    width: '50%',
    cell: (row) => (
      <div className={styles.what}>
        <Move {...row} />
        <span className={styles.reason}>
          <LedgerReason row={row} />
        </span>
        <Checks row={row} t={t} />
      </div>
    ),
  },
  {
    key: 'who',
    title: t('channel.by'),
    priority: 3,
    cell: ({ actor, approver }) => (
      <div className={styles.who}>{approver ? t('history.approved', { actor, approver }) : actor}</div>
    ),
  },
  { key: 'time', title: t('column.time'), priority: 2, cell: ({ time }) => <DateTime iso={time} detail="second" /> },
  { key: 'number', title: t('column.number'), align: 'end', priority: 4, cell: ({ sequence }) => sequence },
];

function Move({ from, to }: Pick<LedgerRow, 'from' | 'to'>) {
  const before = from && from.stable !== to.stable ? from.stable : null;
  return (
    <span className={styles.move}>
      {before && (
        <>
          <ReleaseName id={before} /> →{' '}
        </>
      )}
      <ReleaseName id={to.stable} />
      {to.canary && (
        <>
          {' '}
          + <ReleaseName id={to.canary} /> {to.percent} %
        </>
      )}
    </span>
  );
}

/** A change without checks, such as taking a canary back, shows nothing. */
function Checks({ row: { action, checks }, t }: { row: LedgerRow; t: Text }) {
  if (!checks) return action === 'breakGlass' && <span className={styles.checks}>{t('ledger.breakGlass')}</span>;
  if (checks.findings.length === 0) return <span className={styles.checks}>{t('checks.passed')}</span>;
  return (
    <details>
      <summary>{t('history.findings', { count: checks.findings.length })}</summary>
      <FindingList findings={checks.findings} />
    </details>
  );
}
