import { useCarrierOptions, useKitText } from '@tracking-console/app-kit';
import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import { FormField } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import styles from '../../components/CarrierFixer.module.css';
import { useText } from '../../useText.ts';

interface CarrierDialogProps {
  count: number;
  /** With the carrier's key; 0: the one each number speaks for. Answers whether it was begun. */
  onConfirm: (carrier: number) => Promise<boolean>;
  onClose: () => void;
}

const AUTOMATIC = '0';

/** One carrier for several shipments. */
export function CarrierDialog({ count, onConfirm, onClose }: CarrierDialogProps) {
  const t = useText();
  const kit = useKitText();
  const options = useCarrierOptions();
  const [carrier, setCarrier] = useState(AUTOMATIC);
  const confirm = async () => {
    if (await onConfirm(Number(carrier))) onClose();
  };
  return (
    <Dialog
      open
      title={t('shipments.bulk.carrier.title', { count })}
      onClose={onClose}
      confirm={{ text: t('shipments.fixer.submit'), onConfirm: confirm }}
    >
      <div className={styles.fixer}>
        <p className={styles.text}>{t('shipments.bulk.carrier.limit', { count: MAX_CARRIER_CHANGES })}</p>
        <FormField label={t('field.carrier')}>
          <Select
            searchable
            value={carrier}
            options={[{ value: AUTOMATIC, label: kit('add.autoCarrier') }, ...options]}
            onValueChange={(key) => setCarrier(key || AUTOMATIC)}
          />
        </FormField>
      </div>
    </Dialog>
  );
}
