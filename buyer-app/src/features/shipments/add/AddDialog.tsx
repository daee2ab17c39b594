import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import { toastShown } from '@tracking-console/platform';
import { Dialog, FormField, TextArea } from '@tracking-console/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../useText.ts';
import styles from './AddDialog.module.css';
import { AddOutcomeNote } from './AddOutcomeNote.tsx';
import { DraftRows } from './DraftRows.tsx';
import { useNumbersDraft } from './useNumbersDraft.ts';

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
}

/** PG-2f: many numbers at once, each with its carrier and name. What was typed outlives the dialog until it is added. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  const say = useText();
  const dispatch = useDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useNumbersDraft();
  const { text, rows, ready, beyond, adding, outcome, change, add } = draft;
  const confirm = async () => {
    const result = await add();
    if (!result || result.refused > 0) return;
    const text = { key: 'buyer-app:shipments.add.added', values: { count: result.added } };
    dispatch(toastShown({ type: 'success', text }));
    change('');
    onClose();
  };
  const label = ready === 0 ? say('shipments.add.submitNone') : say('shipments.add.submit', { count: ready });
  return (
    <Dialog
      open={open}
      size="lg"
      title={say('shipments.add.title')}
      onClose={onClose}
      confirm={{ text: label, onConfirm: confirm, disabled: ready === 0 || adding }}
    >
      <div className={styles.form}>
        <FormField
          label={say('shipments.add.field')}
          hint={
            beyond > 0
              ? say('shipments.add.beyond', { count: beyond, most: MAX_NUMBERS })
              : say('shipments.add.hint', { most: MAX_NUMBERS })
          }
        >
          <TextArea
            ref={field}
            autoFocus
            rows={4}
            value={text}
            placeholder={say('shipments.add.placeholder')}
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
        </FormField>
        <AddOutcomeNote outcome={outcome} />
        {rows.length > 0 && <DraftRows draft={draft} onDropped={() => field.current?.focus()} />}
      </div>
    </Dialog>
  );
}
