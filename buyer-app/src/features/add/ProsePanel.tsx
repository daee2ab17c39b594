import { useCarrierNames } from '@tracking-console/app-kit';
import { foundInText } from '@tracking-console/contract/numbersInText';
import { Button, FormField, StatusBadge, TextArea } from '@tracking-console/ui';
import { Checkbox } from '@tracking-console/ui/later';
import { useId, useState } from 'react';
import { useText } from '../../useText.ts';
import { MOST_NUMBERS } from './addLimits.ts';
import { useKeptDraft } from './keptDraft.ts';
import styles from './ProsePanel.module.css';
import { useDetection } from './useDetection.ts';

interface ProsePanelProps {
  /** The numbers the person wants. */
  onNumbers: (numbers: readonly string[]) => void;
}

/** Numbers in a letter or a web page. What was found stands there to be looked at before it is taken. */
export function ProsePanel({ onNumbers }: ProsePanelProps) {
  const t = useText();
  const nameOf = useCarrierNames();
  const id = useId();
  const [{ text }, setDraft] = useKeptDraft('prose');
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const found = foundInText(text).slice(0, MOST_NUMBERS);
  const { known } = useDetection(found);
  const isWanted = (number: string) => decided[number] ?? isLikely(known.get(number)?.CheckDigit);
  const wanted = found.filter(isWanted);
  const take = () => {
    onNumbers(wanted);
    setDraft({ text: '', choices: {} });
    setDecided({});
  };
  return (
    <div className={styles.prose}>
      <FormField label={t('shipments.prose.field')} hint={t('shipments.prose.hint')}>
        <TextArea
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setDraft({ text: event.target.value, choices: {} })}
        />
      </FormField>
      <p role="status" id={id}>
        {text.trim() !== '' && t('shipments.prose.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <>
          <ul className={styles.found} aria-labelledby={id}>
            {found.map((number) => {
              const detected = known.get(number);
              const best = detected?.Carriers[0];
              return (
                <li key={number}>
                  <Checkbox
                    checked={isWanted(number)}
                    onChange={({ target }) => setDecided({ ...decided, [number]: target.checked })}
                  >
                    <span className={styles.number}>{number}</span>
                  </Checkbox>
                  {detected && (
                    <StatusBadge tone={best ? 'green' : 'grey'}>
                      {best ? nameOf(best.Carrier) : t(NOTES[detected.CheckDigit])}
                    </StatusBadge>
                  )}
                </li>
              );
            })}
          </ul>
          <Button disabled={wanted.length === 0} onClick={take}>
            {t('shipments.prose.take', { count: wanted.length })}
          </Button>
        </>
      )}
    </div>
  );
}

const NOTES = {
  valid: 'shipments.add.note.valid',
  none: 'shipments.add.note.none',
  wrong: 'shipments.add.note.wrong',
  unknown: 'shipments.add.note.unknown',
} as const;

/** Not ticked by itself: what no carrier writes like that. */
const isLikely = (checkDigit: keyof typeof NOTES | undefined) => checkDigit !== undefined && checkDigit !== 'unknown';
