import { MAX_REMARK } from '@tracking-console/contract/shipmentConstants';
import { paths } from '@tracking-console/platform';
import { Button, IconButton, icons, StatusBadge, TextLink } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { memo, useId, useState } from 'react';
import { useStable } from '../../components/scan/useStable.ts';
import { useText } from '../../useText.ts';
import { CarrierChoice } from './CarrierChoice.tsx';
import { CarrierFields } from './CarrierFields.tsx';
import styles from './DraftRows.module.css';
import type { Choice, DraftRow } from './draft.ts';
import { NumberExplained } from './NumberExplained.tsx';
import { type Note, notesOf } from './notes.ts';
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

const TONES = {
  ok: 'green',
  plain: 'grey',
  waiting: 'grey',
  warning: 'amber',
  refused: 'red',
} as const satisfies Record<Note['level'], string>;

interface DraftLineProps extends DraftRow {
  onChoose: (number: string, choice: Choice) => void;
  onDrop: (number: string) => void;
}

/** A number on its way in, with all that can be said of it. */
const DraftLine = memo(function DraftLine({ onChoose, onDrop, ...row }: DraftLineProps) {
  const t = useText();
  const id = useId();
  const [explained, setExplained] = useState(false);
  const { number, detected, remark } = row;
  const choose = (choice: Choice) => onChoose(number, choice);
  const hasFormat = detected !== undefined && detected.CheckDigit !== 'unknown';
  const asks = detected?.CheckDigit === 'wrong' ? 'why' : 'open';
  return (
    <li className={styles.row}>
      <div className={styles.number}>
        <span>{number}</span>
        <ul className={styles.notes}>
          {notesOf(row).map(({ level, text, values }) => (
            <li key={text}>
              <StatusBadge tone={TONES[level]}>{t(text, values)}</StatusBadge>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          {hasFormat && (
            <Button
              kind="text"
              size="sm"
              aria-expanded={explained}
              aria-controls={explained ? id : undefined}
              aria-label={t(`shipments.explain.${asks}Number`, { number })}
              onClick={() => setExplained(!explained)}
            >
              {t(`shipments.explain.${asks}`)}
            </Button>
          )}
          {detected?.TrackInfoId && (
            <TextLink href={paths.buyer.shipment(detected.TrackInfoId)}>{t('shipments.add.openKnown')}</TextLink>
          )}
        </div>
      </div>
      <CarrierChoice row={row} onChoose={choose} />
      <TextField
        aria-label={t('shipments.add.remark', { number })}
        placeholder={t('shipments.add.remarkPlaceholder')}
        maxLength={MAX_REMARK}
        value={remark}
        onChange={(event) => choose({ remark: event.target.value })}
      />
      <IconButton
        icon={<icons.X size={16} />}
        label={t('shipments.add.drop', { number })}
        onClick={() => onDrop(number)}
      />
      {row.asked.length > 0 && <CarrierFields row={row} onChoose={choose} />}
      {explained && (
        <div id={id} className={styles.wide}>
          <NumberExplained number={number} />
        </div>
      )}
    </li>
  );
});
