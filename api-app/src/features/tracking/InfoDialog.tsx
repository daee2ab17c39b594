import type { InfoChangeItem } from '@tracking-console/contract/api/tracking';
import { FormField, TextArea } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { AboutAll } from '../../components/AboutAll.tsx';
import { useText } from '../../useText.ts';
import type { DialogProps, Question } from './actions.ts';
import { TranslationField } from './TranslationField.tsx';
import styles from './tracking.module.css';

const FIELDS = ['tag', 'remark', 'order_no', 'lang'] as const;
type Field = (typeof FIELDS)[number];
type Info = Record<Field, string>;

const EMPTY: Info = { tag: '', remark: '', order_no: '', lang: '' };
const ORDER_NO = /^([A-Za-z0-9-]{5,50})?$/;

/** Changes the customer's details. For several shipments, empty fields change nothing. */
export function InfoDialog({ question: { rows, all }, onClose, onConfirm }: DialogProps & { question: Question }) {
  const t = useText();
  const [only] = rows.length === 1 && !all ? rows : [];
  const before: Info = only
    ? { tag: only.tag, remark: only.remark, order_no: only.order_no, lang: only.lang ?? '' }
    : EMPTY;
  const [info, setInfo] = useState(before);
  const set = (field: Field) => (value: string) => setInfo((now) => ({ ...now, [field]: value }));
  const changed: InfoChangeItem['items'] = Object.fromEntries(
    FIELDS.filter((field) => info[field].trim() !== before[field]).map((field) => [field, info[field].trim()]),
  );
  const translated = changed.lang ? rows.filter(({ lang }) => !lang).length : 0;
  const isOrderNoWrong = !ORDER_NO.test(info.order_no.trim());
  return (
    <Dialog
      open
      size="md"
      title={t('tracking.info.action')}
      onClose={onClose}
      confirm={{
        text: t('tracking.info.action'),
        disabled: isOrderNoWrong || Object.keys(changed).length === 0,
        onConfirm: () => onConfirm({ action: 'changeinfo', ...changed }),
      }}
    >
      <div className={styles.form}>
        <p>{only ? only.number : t('tracking.info.hint')}</p>
        <FormField label={t('shipments.fact.tag')}>
          <TextField maxLength={100} value={info.tag} onChange={({ target }) => set('tag')(target.value)} />
        </FormField>
        <FormField label={t('column.note')}>
          <TextArea
            rows={2}
            maxLength={1000}
            value={info.remark}
            onChange={({ target }) => set('remark')(target.value)}
          />
        </FormField>
        <FormField label={t('column.orderNo')} error={isOrderNoWrong ? t('tracking.info.orderNoWrong') : undefined}>
          <TextField maxLength={50} value={info.order_no} onChange={({ target }) => set('order_no')(target.value)} />
        </FormField>
        {/* What translating all that a filter finds would cost is not known before. */}
        {!all && <TranslationField value={info.lang} onChange={set('lang')} />}
        <p role="status">{t('tracking.register.cost', { count: translated })}</p>
        <AboutAll all={all} />
      </div>
    </Dialog>
  );
}
