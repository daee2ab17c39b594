import { MAX_REMARK } from '@tracking-console/contract/shipments/shipmentConstants';
import { FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';

interface RemarkDialogProps {
  count: number;
  /** Answers whether it was begun. */
  onConfirm: (remark: string) => Promise<boolean>;
  onClose: () => void;
}

/** One name for several shipments. */
export function RemarkDialog({ count, onConfirm, onClose }: RemarkDialogProps) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const confirm = async () => {
    if (await onConfirm(remark.trim())) onClose();
  };
  return (
    <Dialog
      open
      title={t('shipments.bulk.remark.title', { count })}
      onClose={onClose}
      confirm={{ text: t('action.save'), onConfirm: confirm }}
    >
      <FormField label={t('shipments.column.remark')} hint={t('shipments.bulk.remark.hint')}>
        <TextField
          value={remark}
          maxLength={MAX_REMARK}
          autoFocus // the dialog's only field
          onChange={({ target }) => setRemark(target.value)}
        />
      </FormField>
    </Dialog>
  );
}
