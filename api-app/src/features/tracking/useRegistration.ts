import { useDraft } from '@tracking-console/app-kit/later';
import { numbersIn } from '@tracking-console/contract/numbersInText';
import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import type { BatchAnswer, RegisteredNumber } from '@tracking-console/contract/tracking';
import { isTrackingNumber } from '@tracking-console/contract/trackingNumbers';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import { useRegisterShipmentsMutation } from './trackingQueries.ts';

/** The register dialog's state: what was typed, and what the API said to it. */
export function useRegistration(onAllAccepted: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const [register, { isLoading }] = useRegisterShipmentsMutation();
  const [text, setText] = useDraft('tracking.register');
  const [carrier, chooseCarrier] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<BatchAnswer<RegisteredNumber>>();
  const numbers = numbersIn(text);

  const clear = () => {
    setText('');
    setError(undefined);
    setResult(undefined);
  };

  const complaint = () => {
    if (numbers.length > MAX_NUMBERS) {
      return t('tracking.register.tooMany', { limit: MAX_NUMBERS, count: numbers.length });
    }
    const wrong = numbers.filter((number) => !isTrackingNumber(number));
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
