import { useStable } from '../../components/scan/useStable.ts';
import { useText } from '../../useText.ts';
import { DraftLine } from './DraftLine.tsx';
import styles from './DraftRows.module.css';
import type { NumbersDraft } from './useNumbersDraft.ts';

interface DraftRowsProps {
  draft: NumbersDraft;
  /** A line is gone, and what had the focus with it. */
  onDropped: () => void;
}

/** The numbers a text holds, a line each. */
export function DraftRows({ draft, onDropped }: DraftRowsProps) {
  const t = useText();
  const choose = useStable(draft.choose);
  const drop = useStable((number: string) => {
    draft.drop(number);
    onDropped();
  });
  return (
    <ul className={styles.rows} aria-label={t('shipments.add.recognized')}>
      {draft.rows.map((row) => (
        <DraftLine key={row.number} {...row} onChoose={choose} onDrop={drop} />
      ))}
    </ul>
  );
}
