import { useKitText, useShortcuts } from '@tracking-console/app-kit';
import { AddOutcomeNote, useNumbersDraft, useNumbersHint } from '@tracking-console/app-kit/later';
import { Button, Card, FormField, icons, TextArea, VisuallyHidden } from '@tracking-console/ui';
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { ScanButton } from '../../components/scan/ScanButton.tsx';
import { useText } from '../../useText.ts';
import { NumberChip } from './NumberChip.tsx';
import styles from './QuickAdd.module.css';
import { useAdding } from './useAdding.ts';
import { useFieldDefaults } from './useFieldDefaults.ts';

/** The name of the draft; the server's page names it as well, for what is typed before the code is there. */
const DRAFT = 'shipments.add.quick';

/** Puts a number into the field, for the customer to add. */
export type Propose = (number: string) => void;

/** Numbers pasted in any form become shipments. It holds what is typed: a key renders nothing around it again. */
export function QuickAdd({ ref }: { ref: Ref<Propose> }) {
  const t = useText();
  const kit = useKitText();
  const draft = useNumbersDraft({
    name: DRAFT,
    calls: useAdding(),
    defaults: useFieldDefaults(),
    hasTicks: false,
  });
  const hint = useNumbersHint(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, rows, ready, adding, outcome, add, drop } = draft;
  const focusField = () => field.current?.focus();
  useShortcuts({ n: focusField });
  const fill = (next: string) => {
    draft.change(next);
    focusField();
  };
  useImperativeHandle(ref, () => fill);
  // Removing a chip removes the button that has the focus.
  const dropNumber = (number: string) => {
    drop(number);
    focusField();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready === 0) focusField();
    else void add();
  };
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
  };
  return (
    <Card title={t('shipments.quickAdd.title')}>
      <form className={styles.form} onSubmit={submit}>
        <FormField label={<VisuallyHidden>{kit('add.field')}</VisuallyHidden>} hint={hint}>
          <TextArea
            ref={field}
            rows={3}
            value={text}
            data-draft={DRAFT}
            placeholder={kit('add.placeholder')}
            spellCheck={false}
            autoCapitalize="characters"
            onChange={(event) => draft.change(event.target.value)}
            onKeyDown={submitByKeys}
          />
        </FormField>
        {/* Above what grows as carriers are found out: the button stays under the finger that presses it. */}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" loading={adding} icon={<icons.Plus size={16} />}>
            {ready === 0 ? t('shipments.add.submitNone') : t('shipments.add.submit', { count: ready })}
          </Button>
          <ScanButton onNumbers={draft.append} />
          {text !== '' && (
            <Button kind="text" disabled={adding} onClick={() => fill('')}>
              {t('shipments.add.clear')}
            </Button>
          )}
        </div>
        <AddOutcomeNote outcome={outcome} />
        {rows.length > 0 && (
          <ul className={styles.chips} aria-label={kit('add.recognized')}>
            {rows.map((row) => (
              <NumberChip key={row.number} row={row} onDrop={() => dropNumber(row.number)} />
            ))}
          </ul>
        )}
      </form>
    </Card>
  );
}
