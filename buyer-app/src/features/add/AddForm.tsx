import { toastShown } from '@tracking-console/platform';
import { Banner, Button, FormField, TextArea } from '@tracking-console/ui';
import { Dialog, Tabs } from '@tracking-console/ui/later';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ScanPanel } from '../../components/scan/ScanPanel.tsx';
import { useText } from '../../useText.ts';
import styles from './AddDialog.module.css';
import { AddOutcomeNote } from './AddOutcomeNote.tsx';
import { MOST_NUMBERS } from './addLimits.ts';
import { DraftRows } from './DraftRows.tsx';
import { draftFile } from './draftFile.ts';
import { ProsePanel } from './ProsePanel.tsx';
import { type NumbersDraft, useNumbersDraft } from './useNumbersDraft.ts';
import { useNumbersHint } from './useNumbersHint.ts';

export interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  /** Takes a whole file of numbers: one that is given to it, or that is chosen there. */
  FilePanel: ComponentType<{ given: File | null; onStarted: () => void; onClose: () => void }>;
}

const WAYS = ['paste', 'prose', 'file', 'scan'] as const;
type Way = (typeof WAYS)[number];

/** Many numbers at once, however they come, each with its carrier and name. What was typed outlives the dialog. */
export function AddForm({ open, onClose, FilePanel }: AddDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [way, setWay] = useState<Way>('paste');
  const [carried, setCarried] = useState<File | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useNumbersDraft('dialog', MOST_NUMBERS);
  const { rows, ready, outcome, add } = draft;
  const confirm = async () => {
    const result = await add();
    if (!result || result.refused > 0) return;
    const text = { key: 'buyer-app:shipments.add.added', values: { count: result.added } };
    dispatch(toastShown({ type: 'success', text }));
    setWay('paste');
    onClose();
  };
  // A file goes its own way, in the background.
  const isFile = way === 'file';
  const label = ready === 0 ? t('shipments.add.submitNone') : t('shipments.add.submit', { count: ready });
  const change = (key: string) => {
    setCarried(null);
    setWay(WAYS.find((one) => one === key) ?? 'paste');
  };
  // More than the dialog takes; the text stays until the file is on its way.
  const carryOver = () => {
    setCarried(draftFile(draft.wanted(), t('shipments.add.carriedName')));
    setWay('file');
  };
  const carriedOver = () => {
    if (carried) draft.change('');
  };
  const takeOver = (numbers: readonly string[]) => {
    draft.append(numbers);
    setWay('paste');
  };
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('shipments.add.title')}
      onClose={onClose}
      {...(!isFile && { confirm: { text: label, onConfirm: confirm, disabled: ready === 0 } })}
    >
      <div className={styles.form}>
        <Tabs
          label={t('shipments.add.ways')}
          tabs={WAYS.map((key) => ({ key, label: t(`shipments.add.way.${key}`) }))}
          active={way}
          onChange={change}
        >
          {way === 'paste' && <PasteField draft={draft} fieldRef={field} onCarryOver={carryOver} />}
          {way === 'prose' && <ProsePanel onNumbers={takeOver} />}
          {isFile && <FilePanel given={carried} onStarted={carriedOver} onClose={onClose} />}
          {way === 'scan' && <ScanPanel onNumbers={draft.append} />}
        </Tabs>
        {!isFile && <AddOutcomeNote outcome={outcome} />}
        {!isFile && rows.length > 0 && <DraftRows draft={draft} onDropped={() => field.current?.focus()} />}
      </div>
    </Dialog>
  );
}

interface PasteFieldProps {
  draft: NumbersDraft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onCarryOver: () => void;
}

function PasteField({ draft, fieldRef, onCarryOver }: PasteFieldProps) {
  const t = useText();
  const hint = useNumbersHint(draft);
  const { text, numbers, beyond, change } = draft;
  return (
    <>
      <FormField label={t('shipments.add.field')} hint={hint}>
        <TextArea
          ref={fieldRef}
          autoFocus
          rows={4}
          value={text}
          placeholder={t('shipments.add.placeholder')}
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      </FormField>
      {beyond > 0 && (
        <Banner
          kind="info"
          text={t('shipments.add.carry', { count: numbers.length })}
          actions={
            <Button size="sm" onClick={onCarryOver}>
              {t('shipments.add.carry.action')}
            </Button>
          }
        />
      )}
    </>
  );
}
