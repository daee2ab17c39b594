import { useKitText } from '@tracking-console/app-kit';
import { useDraft } from '@tracking-console/app-kit/later';
import type { RegisterAir } from '@tracking-console/contract/air/air';
import { type AirWaybillNumber, airWaybillsIn } from '@tracking-console/contract/air/airWaybillNumber';
import type { RejectedItem } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { toastShown } from '@tracking-console/platform';
import { FormField, TextArea } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import { AirNumbers } from './AirNumbers.tsx';
import styles from './airline.module.css';
import { useAirlinesQuery, useAirQuotaQuery, useRegisterWaybillsMutation } from './airQueries.ts';
import { useAirWords } from './useAirWords.ts';

/** Any number of lines; they are sent in calls of 40. */
const FIELD = 'air.register';
const NONE: ReadonlyMap<string, RejectedItem> = new Map();

/** Registers waybills and shows their cost before; refused ones stay in the field, each with its reason. */
export function AirDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const kitText = useKitText();
  const words = useAirWords();
  const dispatch = useDispatch();
  const [text, setText] = useDraft(FIELD);
  const [reference, setReference] = useState('');
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState(NONE);
  const { data } = useAirlinesQuery();
  const { data: quota } = useAirQuotaQuery();
  const [register] = useRegisterWaybillsMutation();
  const found = airWaybillsIn(text);
  const airlineOf = ({ number, prefix }: AirWaybillNumber) =>
    data?.airlines.find((airline) => airline.prefix === prefix || airline.iata === named.get(number));
  const ready = found.filter((waybill) => waybill.problem === null && (!data || airlineOf(waybill)));
  const cost = (data?.cost ?? 0) * ready.length;

  function correct({ number, corrected }: AirWaybillNumber) {
    const lines = found.map((one) => (one.number === number ? (corrected ?? number) : one.number));
    setText(lines.join('\n'));
  }

  async function confirm() {
    const rejected = new Map<string, RejectedItem>();
    let added = 0;
    let from = 0;
    for (; from < ready.length; from += MAX_NUMBERS) {
      const items = ready.slice(from, from + MAX_NUMBERS).map((waybill) => toItem(waybill, named, reference));
      const answer = await register({ items });
      if (!answer.data) break; // the call has shown why
      added += answer.data.accepted.length;
      for (const row of answer.data.rejected) rejected.set(row.number, row);
    }
    const sent = ready.slice(0, from).map(({ number }) => number);
    const left = found.filter(({ number }) => !sent.includes(number) || rejected.has(number));
    setText(left.map(({ number }) => number).join('\n'));
    setRefused(rejected);
    if (added > 0) dispatch(toastShown({ type: 'success', text: { plain: kitText('add.added', { count: added }) } }));
    if (left.length === 0) onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('air.add')}
      onClose={onClose}
      confirm={{
        text: t('air.add'),
        disabled: ready.length === 0,
        onConfirm: confirm,
      }}
    >
      <div className={styles.form}>
        <FormField label={t('column.awb')} hint={t('air.numbersHint')}>
          <TextArea
            value={text}
            rows={5}
            spellCheck={false}
            className={styles.awb}
            placeholder="020-12345675"
            onChange={({ target }) => {
              setText(target.value);
              setRefused(NONE);
            }}
          />
        </FormField>
        <AirNumbers
          found={found}
          airlines={data?.airlines}
          airlineOf={airlineOf}
          refused={refused}
          onCorrect={correct}
          onAirline={({ number }, iata) => setNamed(new Map(named).set(number, iata))}
        />
        <FormField label={t('shipments.fact.reference')} hint={t('air.referenceHint')}>
          <TextField value={reference} maxLength={100} onChange={({ target }) => setReference(target.value)} />
        </FormField>
        <p role="status" className={styles.cost}>
          {data && t('air.each', { total: words.number(data.cost) })}{' '}
          {data &&
            ready.length > 0 &&
            (quota
              ? t('tracking.register.quota', { used: words.number(cost), remain: words.number(quota.quota_remain) })
              : t('tracking.register.cost', { count: cost }))}
        </p>
      </div>
    </Dialog>
  );
}

function toItem(
  { number }: AirWaybillNumber,
  named: ReadonlyMap<string, string>,
  reference: string,
): RegisterAir['items'][number] {
  const airline = named.get(number);
  return { awb: number, ...(airline && { airline }), ...(reference.trim() && { reference: reference.trim() }) };
}
