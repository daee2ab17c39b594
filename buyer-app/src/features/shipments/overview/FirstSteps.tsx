import type { IndexData } from '@tracking-console/contract/shipments';
import { Button, Card, icons, VisuallyHidden } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { settingsSubmitted } from '../../../settings/settingsSlice.ts';
import { useSettings } from '../../../settings/useSettings.ts';
import { useText } from '../../../useText.ts';
import styles from './FirstSteps.module.css';
import { SampleButtons } from './SampleButtons.tsx';

interface FirstStepsProps {
  overview: IndexData;
  onSample: (number: string) => void;
}

/** PG-1e: the beginning. Each step ticks itself when it has really been done; all done, or hidden, it is gone. */
export function FirstSteps({ overview, onSample }: FirstStepsProps) {
  const say = useText();
  const dispatch = useDispatch();
  const { firstSteps } = useSettings().display;
  const { first_steps: done } = overview;
  const added = hasShipments(overview);
  const watched = hasNews(overview);
  if (!done || (added && (firstSteps === 'hidden' || (done.named && watched)))) return null;
  const hide = () => dispatch(settingsSubmitted({ section: 'display', values: { firstSteps: 'hidden' } }));
  return (
    <Card
      title={say('dashboard.start.title')}
      actions={
        added && (
          <Button kind="text" size="sm" onClick={hide}>
            {say('dashboard.start.hide')}
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        <Step index={1} done={added} step="add">
          <SampleButtons tracksSome={added} onTry={onSample} />
        </Step>
        <Step index={2} done={done.named} step="name" />
        <Step index={3} done={watched} step="watch" />
      </ol>
    </Card>
  );
}

export const hasShipments = ({ utn, statuses }: IndexData) =>
  utn.unum > 0 || utn.anum > 0 || Object.values(statuses).some((count) => count > 0);

/** A carrier has told something of one of them. */
const hasNews = ({ utn, statuses }: IndexData) =>
  utn.anum > 0 || Object.entries(statuses).some(([status, count]) => status !== 'NotFound' && count > 0);

interface StepProps {
  index: number;
  done: boolean;
  step: 'add' | 'name' | 'watch';
  children?: ReactNode;
}

function Step({ index, done, step, children }: StepProps) {
  const say = useText();
  return (
    <li className={styles.step}>
      <span className={done ? styles.done : styles.mark} aria-hidden="true">
        {done ? <icons.Check size={16} /> : index}
      </span>
      <div>
        <h3 className={styles.title}>
          {say(`dashboard.start.${step}`)}
          {done && <VisuallyHidden> ({say('dashboard.start.done')})</VisuallyHidden>}
        </h3>
        <p className={styles.text}>{say(`dashboard.start.${step}Text`)}</p>
        {children}
      </div>
    </li>
  );
}
