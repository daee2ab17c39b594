import { Button } from '@tracking-console/ui';
import { useFormState } from 'react-final-form';
import { useText } from '../useText.ts';

interface DryRunButtonProps<Values> {
  isSound: (values: Values) => boolean;
  onDryRun: (values: Values) => void;
  onFault: () => void;
}

/** Tries what stands in the form, saved or not. With faults it is not: submitting shows them. */
export function DryRunButton<Values extends object>({ isSound, onDryRun, onFault }: DryRunButtonProps<Values>) {
  const t = useText();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <Button onClick={() => (isSound(values) ? onDryRun(values) : onFault())}>{t('rules.dryRun.action')}</Button>;
}
