import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import { Button, Card, FormField, icons, TextArea, VisuallyHidden } from '@tracking-console/ui';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { useText } from '../../../useText.ts';
import { AddOutcomeNote } from './AddOutcomeNote.tsx';
import { NumberChip } from './NumberChip.tsx';
import styles from './QuickAdd.module.css';
import type { NumbersDraft } from './useNumbersDraft.ts';

/** PG-1a: numbers pasted in any form become shipments. */
export function QuickAdd({ draft, fieldRef }: { draft: NumbersDraft; fieldRef?: Ref<HTMLTextAreaElement> }) {
  const say = useText();
  const { text, rows, ready, beyond, adding, outcome, change, add, drop } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
  };
  return (
    <Card title={say('shipments.quickAdd.title')}>
      <form className={styles.form} onSubmit={submit}>
        <FormField
          label={<VisuallyHidden>{say('shipments.add.field')}</VisuallyHidden>}
          hint={
            beyond > 0
              ? say('shipments.add.beyond', { count: beyond, most: MAX_NUMBERS })
              : say('shipments.add.hint', { most: MAX_NUMBERS })
          }
        >
          <TextArea
            {...(fieldRef && { ref: fieldRef })}
            rows={3}
            value={text}
            placeholder={say('shipments.add.placeholder')}
            spellCheck={false}
            autoCapitalize="characters"
            onChange={(event) => change(event.target.value)}
            onKeyDown={submitByKeys}
          />
        </FormField>
        {rows.length > 0 && (
          <ul className={styles.chips} aria-label={say('shipments.add.recognized')}>
            {rows.map((row) => (
              <NumberChip key={row.number} row={row} onDrop={() => drop(row.number)} />
            ))}
          </ul>
        )}
        <AddOutcomeNote outcome={outcome} />
        <div className={styles.actions}>
          <Button kind="primary" type="submit" loading={adding} disabled={ready === 0} icon={<icons.Plus size={16} />}>
            {ready === 0 ? say('shipments.add.submitNone') : say('shipments.add.submit', { count: ready })}
          </Button>
          {text !== '' && (
            <Button kind="text" disabled={adding} onClick={() => change('')}>
              {say('shipments.add.clear')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
