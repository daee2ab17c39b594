import type { OrderInfo } from '@tracking-console/contract/orderInfo';
import { ORDER_INFO_LIMITS } from '@tracking-console/contract/orderInfoConstants';
import { isLocalTime } from '@tracking-console/contract/times';
import { Button, Card, CopyButton, FormField, Skeleton, TextField } from '@tracking-console/ui';
import { useMemo } from 'react';
import { Form, useField } from 'react-final-form';
import { useConsole } from '../../../console.ts';
import { KeptTyped } from '../../../KeptTyped.tsx';
import { LeaveGuard } from '../../../LeaveGuard.tsx';
import { type TextKey, useText } from '../../../useText.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { useGetOrderInfoQuery, useSaveOrderInfoMutation } from './detailApi.ts';
import styles from './OrderCard.module.css';

/** PG-2e: the order a shipment belongs to, as the customer notes it. */
export function OrderCard({ id }: { id: string }) {
  const say = useText();
  const { currentData: info, error, refetch } = useGetOrderInfoQuery(id);
  return (
    <Card title={say('shipments.order.title')}>
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

type Values = Partial<Omit<OrderInfo, 'tid'>>;

function OrderForm({ info }: { info: OrderInfo }) {
  const say = useText();
  const { drafts } = useConsole().platform;
  const [save, { isError, isSuccess }] = useSaveOrderInfoMutation();
  const { tid, opn, ptoid, pt, otime } = info;
  const stored = useMemo(() => ({ opn, ptoid, pt, otime }), [opn, ptoid, pt, otime]);
  const submit = async (values: Values) => {
    // An emptied field has no value in the form; to the provider that is an empty text.
    const { otime: time, ...others } = { ...emptied(stored), ...values };
    const answer = await save({ tid, ...others, ...(time !== stored.otime && { otime: time }) });
    return 'error' in answer ? { refused: true } : undefined;
  };
  return (
    <Form<Values>
      initialValues={stored}
      onSubmit={submit}
      validate={({ otime: time = '' }) => (time === stored.otime || isOrderTime(time) ? {} : { otime: true })}
      render={({ handleSubmit, form, dirty = false, submitting = false }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <LeaveGuard
            changed={dirty}
            onDiscard={() => {
              form.reset();
              drafts.write(draftOf(tid), '');
            }}
          />
          <OrderField name="opn" label="shipments.order.number" copied />
          <OrderField name="ptoid" label="shipments.order.platform" />
          <OrderField name="pt" label="shipments.order.shop" />
          <OrderField name="otime" label="shipments.order.time" type="datetime-local" />
          {/* Behind the fields: it changes what they have made known. */}
          <KeptTyped draft={draftOf(tid)} />
          <div className={styles.footer}>
            <p role="status" className={styles.state}>
              {!submitting && dirty && say(isError ? 'shipments.order.notSaved' : 'shipments.order.changed')}
              {!submitting && !dirty && isSuccess && say('shipments.order.saved')}
            </p>
            {dirty && (
              <Button size="sm" disabled={submitting} onClick={() => form.reset()}>
                {say('shipments.order.discard')}
              </Button>
            )}
            <Button size="sm" kind="primary" type="submit" loading={submitting} disabled={!dirty}>
              {say('shipments.order.save')}
            </Button>
          </div>
        </form>
      )}
    />
  );
}

const draftOf = (tid: string) => `shipments.order.${tid}`;

const emptied = (values: Values) => Object.fromEntries(Object.keys(values).map((name) => [name, '']));

interface OrderFieldProps {
  name: keyof Values;
  label: TextKey;
  type?: string;
  /** Whether its value is one that people copy. */
  copied?: boolean;
}

function OrderField({ name, label, type = 'text', copied = false }: OrderFieldProps) {
  const say = useText();
  const { input, meta } = useField<string>(name);
  const limits: Partial<Record<keyof Values, number>> = ORDER_INFO_LIMITS;
  return (
    <FormField label={say(label)} error={meta.invalid && !meta.active && say('shipments.order.timeError')}>
      <TextField
        {...input}
        value={shown(input.value, type)}
        type={type}
        maxLength={limits[name]}
        autoComplete="off"
        suffix={copied && input.value && <CopyButton value={input.value} label={say(label)} />}
      />
    </FormField>
  );
}

const isOrderTime = (text: string) => text === '' || isLocalTime(text);

/** A day that came without a time of day is the beginning of it, for a field that wants both. */
const shown = (value: string, type: string) =>
  type === 'datetime-local' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value;
