import { useApplication } from '@tracking-console/app-kit';
import { LeaveGuard } from '@tracking-console/app-kit/later';
import type { OrderInfo } from '@tracking-console/contract/shipments/orderInfo';
import { ORDER_INFO_LIMITS } from '@tracking-console/contract/shipments/orderInfoConstants';
import { isLocalTime } from '@tracking-console/contract/values/times';
import { Button, Card, CopyButton, FormField, Skeleton } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import type { FormApi } from 'final-form';
import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { FieldChangedElsewhere, KeptTyped } from '../../components/FormEdits.tsx';
import { useTextField } from '../../components/useTextField.ts';
import { discardEdits, editsIn, isOutdated, settleEdits, type Texts } from '../../model/edits/edits.ts';
import { forgetTyped } from '../../model/edits/typedOver.ts';
import { useGetOrderInfoQuery, useSaveOrderInfoMutation } from '../../model/shipments/detailApi.ts';
import { type TextKey, useText } from '../../useText.ts';
import styles from './OrderCard.module.css';

/** The order a shipment belongs to, as the customer notes it. */
export function OrderCard({ id }: { id: string }) {
  const t = useText();
  const { currentData: info, error, refetch } = useGetOrderInfoQuery(id);
  return (
    <Card title={t('shipments.order.title')}>
      {info ? (
        <OrderForm key={id} info={info} />
      ) : error ? (
        <FetchFailed failure={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Card>
  );
}

const textsOf = ({ opn, ptoid, pt, otime }: OrderInfo) => ({ opn, ptoid, pt, otime });

function OrderForm({ info }: { info: OrderInfo }) {
  const t = useText();
  const { drafts } = useApplication().platform;
  const [save, { error, isSuccess }] = useSaveOrderInfoMutation();
  const { tid } = info;
  const stored = useMemo(() => textsOf(info), [info]);
  const [base, setBase] = useState<Texts>({});
  /** Sends only what was changed, with the values it was changed from, so that nothing newer is lost. */
  const submit = async (_values: Texts, form: FormApi<Texts>) => {
    const edits = editsIn(form);
    const answer = await save({ tid, ...edits, base });
    if ('error' in answer) return { refused: true };
    setBase(settleEdits(form, edits, textsOf(answer.data)));
    return undefined;
  };
  const isFailed = error !== undefined && !isOutdated(base, stored); // then each outdated field shows why
  const fields = { base, onBase: setBase };
  return (
    <Form<Texts>
      initialValues={stored}
      keepDirtyOnReinitialize
      onSubmit={submit}
      validate={({ otime: time = '' }) => (time === stored.otime || isOrderTime(time) ? {} : { otime: true })}
      render={({ handleSubmit, form, dirty = false, submitting = false }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <LeaveGuard
            changed={dirty}
            onDiscard={() => {
              discardEdits(form);
              forgetTyped(drafts, draftOf(tid));
            }}
          />
          <OrderField {...fields} name="opn" label="shipments.column.orderNo" copied />
          <OrderField {...fields} name="ptoid" label="shipments.order.platform" />
          <OrderField {...fields} name="pt" label="shipments.column.shop" />
          <OrderField {...fields} name="otime" label="shipments.order.time" type="datetime-local" />
          {/* Behind the fields: it changes what they have made known. */}
          <KeptTyped {...fields} draft={draftOf(tid)} />
          <div className={styles.footer}>
            <p role="status" className={styles.state}>
              {!submitting && dirty && t(isFailed ? 'shipments.order.notSaved' : 'shipments.order.changed')}
              {!submitting && !dirty && isSuccess && t('settings.saved')}
            </p>
            {dirty && (
              <Button size="sm" disabled={submitting} onClick={() => discardEdits(form)}>
                {t('action.cancel')}
              </Button>
            )}
            <Button size="sm" kind="primary" type="submit" loading={submitting} disabled={!dirty}>
              {t('action.save')}
            </Button>
          </div>
        </form>
      )}
    />
  );
}

const draftOf = (tid: string) => `shipments.order.${tid}`;

interface OrderFieldProps {
  name: keyof ReturnType<typeof textsOf>;
  base: Texts;
  onBase: (base: Texts) => void;
  label: TextKey;
  type?: string;
  /** Whether its value is one that people copy. */
  copied?: boolean;
}

function OrderField({ name, base, onBase, label, type = 'text', copied = false }: OrderFieldProps) {
  const t = useText();
  const { input, meta } = useTextField(name);
  const limits: Partial<Record<typeof name, number>> = ORDER_INFO_LIMITS;
  return (
    <div className={styles.field}>
      <FormField label={t(label)} error={meta.invalid && !meta.active && t('shipments.order.timeError')}>
        <TextField
          {...input}
          value={shown(input.value, type)}
          type={type}
          maxLength={limits[name]}
          autoComplete="off"
          suffix={copied && input.value && <CopyButton value={input.value} label={t(label)} />}
        />
      </FormField>
      <FieldChangedElsewhere name={name} base={base} onBase={onBase} />
    </div>
  );
}

const isOrderTime = (text: string) => text === '' || isLocalTime(text);

/** A day that came without a time of day is the beginning of it, for a field that wants both. */
const shown = (value: string, type: string) =>
  type === 'datetime-local' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value;
