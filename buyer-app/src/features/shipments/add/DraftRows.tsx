import { MAX_REMARK } from '@tracking-console/contract/shipmentConstants';
import { IconButton, icons, Select, StatusBadge, TextField } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import styles from './DraftRows.module.css';
import { type DraftRow, type Note, noteOf } from './draft.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';

const TONES = {
  ok: 'green',
  plain: 'grey',
  waiting: 'grey',
  warning: 'amber',
  refused: 'red',
} as const satisfies Record<Note['level'], string>;

interface DraftRowsProps {
  draft: NumbersDraft;
  /** A line is gone, and what had the focus with it. */
  onDropped: () => void;
}

/** The numbers a text holds, a line each. */
export function DraftRows({ draft: { rows, choose, drop }, onDropped }: DraftRowsProps) {
  const say = useText();
  return (
    <ul className={styles.rows} aria-label={say('shipments.add.recognized')}>
      {rows.map((row) => (
        <Row
          key={row.number}
          row={row}
          onChoose={(choice) => choose(row.number, choice)}
          onDrop={() => {
            drop(row.number);
            onDropped();
          }}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: DraftRow;
  onChoose: (choice: { carrier: number | null } | { remark: string }) => void;
  onDrop: () => void;
}

function Row({ row, onChoose, onDrop }: RowProps) {
  const say = useText();
  const { number, carrier, remark, detected } = row;
  const note = noteOf(row);
  const candidates = detected?.Carriers ?? [];
  const best = candidates[0]?.Name;
  const automatic = best ? say('shipments.add.autoCarrierNamed', { carrier: best }) : say('shipments.add.autoCarrier');
  return (
    <li className={styles.row}>
      <div className={styles.number}>
        <span>{number}</span>
        <StatusBadge tone={TONES[note.level]}>{say(note.text)}</StatusBadge>
      </div>
      <Select
        aria-label={say('shipments.add.carrier', { number })}
        value={carrier === null ? '' : String(carrier)}
        options={[
          { value: '', label: automatic },
          ...candidates.map(({ Carrier, Name }) => ({ value: String(Carrier), label: Name })),
        ]}
        onValueChange={(value) => onChoose({ carrier: value === '' ? null : Number(value) })}
      />
      <TextField
        aria-label={say('shipments.add.remark', { number })}
        placeholder={say('shipments.add.remarkPlaceholder')}
        maxLength={MAX_REMARK}
        value={remark}
        onChange={(event) => onChoose({ remark: event.target.value })}
      />
      <IconButton icon={<icons.X size={16} />} label={say('shipments.add.drop', { number })} onClick={onDrop} />
    </li>
  );
}
