import type { AirFilter, AirRow } from '@tracking-console/contract/air/air';
import { type AirAction, MAX_AIR_REFERENCE } from '@tracking-console/contract/air/airConstants';
import { FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { AboutAll } from '../../components/AboutAll.tsx';
import type { AllFound } from '../../model/useBulkWork.ts';
import { useText } from '../../useText.ts';
import { useChangeReferenceMutation } from './airQueries.ts';

export interface ManyWaybills {
  action: AirAction;
  awbs: readonly string[];
  /** In place of the numbers. */
  all?: AllFound<AirFilter>;
}

/** What is about to happen to which waybills. */
export type AirQuestion = ManyWaybills | { action: 'reference'; row: Pick<AirRow, 'awb' | 'reference'> };

interface AirDialogsProps {
  question: AirQuestion | undefined;
  onClose: () => void;
  onConfirm: (question: ManyWaybills) => Promise<void>;
}

export function AirDialogs({ question, onClose, onConfirm }: AirDialogsProps) {
  if (!question) return null;
  if (question.action === 'reference') return <ReferenceDialog row={question.row} onClose={onClose} />;
  return <ActionDialog question={question} onClose={onClose} onConfirm={() => onConfirm(question)} />;
}

interface ActionDialogProps {
  question: ManyWaybills;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function ActionDialog({ question: { action, awbs, all }, onClose, onConfirm }: ActionDialogProps) {
  const t = useText();
  const count = all?.total ?? awbs.length;
  return (
    <Dialog
      open
      size="sm"
      title={t(`tracking.${action}.action`)}
      onClose={onClose}
      confirm={{ text: t(`tracking.${action}.action`), danger: action === 'delete', onConfirm }}
    >
      {!all && <p>{count === 1 ? awbs[0] : t('selection.count', { count })}</p>}
      <p>{t(`tracking.${action}.text`, { count })}</p>
      <AboutAll all={all} />
    </Dialog>
  );
}

function ReferenceDialog({ row, onClose }: { row: Pick<AirRow, 'awb' | 'reference'>; onClose: () => void }) {
  const t = useText();
  const [reference, setReference] = useState(row.reference);
  const [change] = useChangeReferenceMutation();
  const confirm = async () => {
    const { data } = await change({ awb: row.awb, reference: reference.trim() });
    if (data) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('air.editReference')}
      onClose={onClose}
      confirm={{ text: t('action.save'), disabled: reference.trim() === row.reference, onConfirm: confirm }}
    >
      <FormField label={t('shipments.fact.reference')} hint={row.awb}>
        <TextField
          value={reference}
          maxLength={MAX_AIR_REFERENCE}
          onChange={({ target }) => setReference(target.value)}
        />
      </FormField>
    </Dialog>
  );
}
