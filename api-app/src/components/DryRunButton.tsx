import { Button } from '@tracking-console/ui';
import { useFormState } from 'react-final-form';
import { useText } from '../useText.ts';

interface DryRunButtonProps<Values> {
  isSound: (values: Values) => boolean;
  onDryRun: (values: Values) => void;
  onFault: () => void;
}

/** Tries the form's values, saved or not. Values with faults are not tried; the faults are shown instead. */
export function DryRunButton<Values extends object>({ isSound, onDryRun, onFault }: DryRunButtonProps<Values>) {
  const t = useText();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <Button onClick={() => (isSound(values) ? onDryRun(values) : onFault())}>{t('rules.dryRun.action')}</Button>;
}
