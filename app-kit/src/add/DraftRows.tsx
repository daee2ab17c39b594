import { MAX_REMARK } from '@tracking-console/contract/shipments/shipmentConstants';
import { Button, IconButton, icons, StatusBadge, TextLink } from '@tracking-console/ui';
import { Checkbox, TextField } from '@tracking-console/ui/later';
import { memo, useId, useState } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import { useStable } from '../useStable.ts';
import { CarrierChoice } from './CarrierChoice.tsx';
import { CarrierFields } from './CarrierFields.tsx';
import styles from './DraftRows.module.css';
import { type Choice, canBeAdded, type DraftRow, type NumberCalls } from './draft.ts';
import { NumberExplained } from './NumberExplained.tsx';
import { type Note, notesOf } from './notes.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';

interface RowExtras extends Pick<NumberCalls, 'useExplanation'> {
  /** Where a number that is known already is shown. */
  hrefOf: (known: DraftRow) => string;
}

interface DraftRowsProps extends RowExtras {
  draft: NumbersDraft;
  /** A line is gone, and what had the focus with it. */
  onDropped: () => void;
}

/** The numbers a text holds, a line each. */
export function DraftRows({ draft, onDropped, ...extras }: DraftRowsProps) {
  const t = useKitText();
  const choose = useStable(draft.choose);
  const drop = useStable((number: string) => {
    draft.drop(number);
    onDropped();
  });
  return (
    <ul className={styles.rows} aria-label={t('add.recognized')}>
      {draft.rows.map((row) => (
        <DraftLine key={row.number} {...row} {...extras} onChoose={choose} onDrop={drop} />
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

interface DraftLineProps extends DraftRow, RowExtras {
  onChoose: (number: string, choice: Choice) => void;
  onDrop: (number: string) => void;
}

/** One number of the draft, with everything known about it. */
const DraftLine = memo(function DraftLine({ onChoose, onDrop, hrefOf, useExplanation, ...row }: DraftLineProps) {
  const t = useKitText();
  const id = useId();
  const [explained, setExplained] = useState(false);
  const { number, detected, remark } = row;
  const choose = (choice: Choice) => onChoose(number, choice);
  const hasFormat = detected !== undefined && detected.CheckDigit !== 'unknown';
  const asks = detected?.CheckDigit === 'wrong' ? 'why' : 'open';
  return (
    <li className={styles.row}>
      <div className={styles.number}>
        <Checkbox
          checked={row.wanted && canBeAdded(row)}
          disabled={!canBeAdded(row)}
          onChange={({ target }) => choose({ wanted: target.checked })}
        >
          {number}
        </Checkbox>
        <div className={styles.about}>
          <ul className={styles.notes}>
            {notesOf(row, t).map(({ level, text }) => (
              <li key={text}>
                <StatusBadge tone={TONES[level]}>{text}</StatusBadge>
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
                aria-label={t(`explain.${asks}Number`, { number })}
                onClick={() => setExplained(!explained)}
              >
                {t(`explain.${asks}`)}
              </Button>
            )}
            {detected?.TrackInfoId && <TextLink href={hrefOf(row)}>{t('shipment.open')}</TextLink>}
          </div>
        </div>
      </div>
      <CarrierChoice row={row} onChoose={choose} />
      <TextField
        aria-label={t('remark.of', { number })}
        placeholder={t('add.remarkPlaceholder')}
        maxLength={MAX_REMARK}
        value={remark}
        onChange={(event) => choose({ remark: event.target.value })}
      />
      <IconButton icon={<icons.X size={16} />} label={t('add.drop', { number })} onClick={() => onDrop(number)} />
      {row.asked.length > 0 && <CarrierFields row={row} onChoose={choose} />}
      {explained && (
        <div id={id} className={styles.wide}>
          <NumberExplained number={number} useExplanation={useExplanation} />
        </div>
      )}
    </li>
  );
});
