import { Button, FormField, TextArea } from '@tracking-console/ui';
import { Dialog, type DialogConfirm, Tabs } from '@tracking-console/ui/later';
import { type ReactNode, useRef, useState } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './AddForm.module.css';
import { AddOutcomeNote } from './AddOutcomeNote.tsx';
import { DraftRows } from './DraftRows.tsx';
import type { Fields, NumberCalls } from './draft.ts';
import { type NumbersDraft, useNumbersDraft } from './useNumbersDraft.ts';
import { useNumbersHint } from './useNumbersHint.ts';

/** Another way numbers come in, as a tab beside the field. */
export interface WayToAdd {
  key: string;
  label: string;
  content: (draft: NumbersDraft) => ReactNode;
  /** It adds its numbers itself: the list of the others and their button are not shown. */
  addsItself?: boolean;
}

export interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The label of the button that adds this many; 0: none yet. */
  submitText: (count: number) => string;
  /** Of the draft, as the tab keeps it. */
  name: string;
  calls: NumberCalls;
  defaults?: Fields;
  /** Numbers that are taken at a time. */
  limit: number;
  /** Where a number that is known already is shown. */
  hrefOf: NonNullable<Parameters<typeof DraftRows>[0]['hrefOf']>;
  /** Shown beside the count, e.g. what adding costs. */
  note?: (draft: NumbersDraft) => string | undefined;
  /** Of all numbers that are added, e.g. a language. */
  options?: ReactNode;
  ways?: readonly WayToAdd[];
  /** The user has chosen another tab. */
  onWay?: () => void;
  /** What can be done with the numbers over the limit. */
  renderOverLimit?: (draft: NumbersDraft, choose: (way: string) => void) => ReactNode;
}

const PASTE = 'paste';

/** Numbers from a list or out of any text, each with its carrier and name. What was typed outlives the dialog. */
export function AddForm(props: AddDialogProps) {
  const { open, onClose, title, submitText, hrefOf, note, renderOverLimit, ways = [] } = props;
  const t = useKitText();
  const [way, setWay] = useState(PASTE);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useNumbersDraft(props);
  const { text, rows, ready, outcome, numbers } = draft;
  const hint = useNumbersHint(draft);
  const other = ways.find(({ key }) => key === way);
  const close = () => {
    setWay(PASTE);
    draft.endOutcome();
    onClose();
  };
  const isDone = outcome !== null && outcome.added > 0 && ready === 0;
  const confirm: DialogConfirm = {
    text: submitText(ready),
    disabled: ready === 0,
    onConfirm: async () => {
      if (await draft.add()) setWay(PASTE);
    },
  };
  const done = (
    <Button kind="primary" onClick={close}>
      {t('add.done')}
    </Button>
  );
  const content = other ? (
    other.content(draft)
  ) : (
    <>
      <FormField label={t('add.field')} hint={text.trim() === '' ? `${hint} ${t('add.proseHint')}` : hint}>
        <TextArea
          ref={field}
          autoFocus
          rows={4}
          value={text}
          placeholder={t('add.placeholder')}
          spellCheck={false}
          onChange={(event) => draft.change(event.target.value)}
        />
      </FormField>
      {renderOverLimit?.(draft, setWay)}
    </>
  );
  return (
    <Dialog
      open={open}
      size="lg"
      title={title}
      onClose={close}
      {...(isDone ? { footer: done } : !other?.addsItself && { confirm })}
    >
      <div className={styles.form}>
        {ways.length > 0 ? (
          <Tabs
            label={t('add.ways')}
            tabs={[{ key: PASTE, label: t('add.way.paste') }, ...ways.map(({ key, label }) => ({ key, label }))]}
            active={other?.key ?? PASTE}
            onChange={(next) => {
              props.onWay?.();
              setWay(next);
            }}
          >
            {content}
          </Tabs>
        ) : (
          content
        )}
        {!other?.addsItself && (
          <>
            {numbers.length > 0 && props.options}
            <AddOutcomeNote outcome={outcome} />
            <p role="status" className={styles.found}>
              {numbers.length > 0 && t('add.found', { count: numbers.length })} {note?.(draft)}
            </p>
            {rows.length > 0 && (
              <DraftRows
                draft={draft}
                hrefOf={hrefOf}
                useExplanation={props.calls.useExplanation}
                onDropped={() => field.current?.focus()}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
