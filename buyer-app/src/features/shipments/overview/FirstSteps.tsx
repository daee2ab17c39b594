import { Button, Card } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import styles from './FirstSteps.module.css';

const STEPS = ['add', 'name', 'watch'] as const;

/** PG-1e: the beginning, for a customer who tracks nothing yet. */
export function FirstSteps({ onSample }: { onSample: () => void }) {
  const say = useText();
  return (
    <Card title={say('dashboard.start.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{say(`dashboard.start.${step}`)}</h3>
              <p className={styles.text}>{say(`dashboard.start.${step}Text`)}</p>
              {step === 'add' && <Button onClick={onSample}>{say('dashboard.start.sample')}</Button>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
