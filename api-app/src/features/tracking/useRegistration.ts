import { useDraft } from '@tracking-console/app-kit/later';
import type { BatchAnswer, RegisteredNumber } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import { BATCH, parseNumbers } from './parseNumbers.ts';
import { useRegisterShipmentsMutation } from './trackingQueries.ts';

const NUMBER = /^[A-Z0-9-]{5,50}$/;

/** The register dialog's state: what was typed, and what the API said to it. */
export function useRegistration(onAllAccepted: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const [register, { isLoading }] = useRegisterShipmentsMutation();
  const [text, setText] = useDraft('tracking.register');
  const [carrier, chooseCarrier] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<BatchAnswer<RegisteredNumber>>();
  const numbers = parseNumbers(text);

  const clear = () => {
    setText('');
    setError(undefined);
    setResult(undefined);
  };

  const complaint = () => {
    if (numbers.length > BATCH) return t('tracking.register.tooMany', { limit: BATCH, count: numbers.length });
    const wrong = numbers.filter((number) => !NUMBER.test(number));
    return wrong.length > 0 ? t('tracking.register.format', { numbers: wrong.slice(0, 5).join(', ') }) : undefined;
  };

  const submit = async () => {
    if (isLoading) return;
    const found = complaint();
    setError(found);
    if (found) return;
    const items = numbers.map((number) => ({ number, ...(carrier && { carrier: Number(carrier) }) }));
    const { data } = await register(items);
    if (!data) return; // the call told the person; what was typed stays
    const count = data.accepted.length;
    if (count > 0) dispatch(toastShown({ type: 'success', text: { plain: t('tracking.register.done', { count }) } }));
    if (data.rejected.length === 0) {
      clear();
      return onAllAccepted();
    }
    setResult(data);
    setText(data.rejected.map(({ number }) => number).join('\n'));
  };

  const change = (next: string) => {
    setText(next);
    setError(undefined);
  };
  return { text, numbers, carrier, error, result, change, chooseCarrier, submit, clear };
}
