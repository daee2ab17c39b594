import { useCarrierNames, useCarrierOptions } from '@tracking-console/app-kit';
import { FormField, KeyValueList } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { AboutAll } from '../../components/AboutAll.tsx';
import { useText } from '../../useText.ts';
import { type DialogProps, type Question, sortOut } from './actions.ts';
import { LeftOut } from './LeftOut.tsx';
import { changesOf } from './shipmentColumns.tsx';
import styles from './tracking.module.css';

const UNCHANGED = '';

/** From the present carrier to another, and who delivers at the end. */
export function CarrierDialog({ question, onClose, onConfirm }: DialogProps & { question: Question }) {
  const t = useText();
  const nameOf = useCarrierNames();
  const options = useCarrierOptions();
  const [carrier, setCarrier] = useState(UNCHANGED);
  const [last, setLast] = useState(UNCHANGED);
  const { possible, leftOut, count } = sortOut(question);
  const [only] = possible.length === 1 ? possible : [];
  const unchanged = { value: UNCHANGED, label: t('tracking.carrier.unchanged') };
  const changed = {
    ...(carrier !== UNCHANGED && { carrier_new: Number(carrier) }),
    ...(last !== UNCHANGED && { final_carrier_new: Number(last) }),
  };
  const present = [...new Set(possible.map((row) => nameOf(row.carrier) || '–'))].join(', ');
  return (
    <Dialog
      open
      size="sm"
      title={t('tracking.carrier.action')}
      onClose={onClose}
      confirm={{
        text: t('tracking.carrier.action'),
        disabled: count === 0 || Object.keys(changed).length === 0,
        onConfirm: () => onConfirm({ action: 'changecarrier', ...changed }),
      }}
    >
      <div className={styles.form}>
        <KeyValueList
          items={[
            ...(only ? [{ key: 'number', label: t('field.number'), value: only.number }] : []),
            ...(question.all ? [] : [{ key: 'old', label: t('shipments.fact.carrier'), value: present || '–' }]),
            ...(only?.final_carrier
              ? [{ key: 'last', label: t('carrier.lastMile'), value: nameOf(only.final_carrier) }]
              : []),
            ...(only ? [{ key: 'changes', label: t('tracking.column.changes'), value: changesOf(only) }] : []),
          ]}
        />
        <FormField label={t('tracking.carrier.new')}>
          <Select
            searchable
            placeholder={unchanged.label}
            value={carrier}
            options={[unchanged, ...options]}
            onValueChange={setCarrier}
          />
        </FormField>
        <FormField label={t('carrier.lastMile')}>
          <Select
            searchable
            placeholder={unchanged.label}
            value={last}
            options={[unchanged, { value: '0', label: t('tracking.carrier.none') }, ...options]}
            onValueChange={setLast}
          />
        </FormField>
        <p>{t('tracking.register.cost', { count: 0 })}</p>
        <LeftOut reasons={leftOut} />
        <AboutAll all={question.all} />
      </div>
    </Dialog>
  );
}
