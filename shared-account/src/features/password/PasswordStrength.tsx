import { loader, PartBoundary, useLoaded } from '@tracking-console/ui';
import { useDeferredValue } from 'react';
import { useText } from '../../useText.ts';
import styles from './password.module.css';

const estimate = loader(
  async () => (await import(/* webpackChunkName: "passwordStrength" */ './estimateStrength.ts')).estimateStrength,
);
const STEPS = [1, 2, 3, 4] as const;

interface PasswordStrengthProps {
  password: string;
  email: string;
}

/** How hard the password is to guess. The estimator is fetched on first use; the form works without it. */
export function PasswordStrength(props: PasswordStrengthProps) {
  return (
    <PartBoundary>
      <Strength {...props} />
    </PartBoundary>
  );
}

function Strength({ password, email }: PasswordStrengthProps) {
  const t = useText();
  const estimateStrength = useLoaded(estimate);
  const estimated = useDeferredValue(password);
  if (!estimateStrength) return <div className={styles.room} />;
  const strength = estimateStrength(estimated, email);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-reached={step <= strength || undefined} />
        ))}
      </span>
      <span role="status">{t(`password.strength.${strength}`)}</span>
    </div>
  );
}
