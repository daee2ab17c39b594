import type { IndexData } from '@tracking-console/contract/shipments/shipments';
import { paths } from '@tracking-console/platform';
import { Button, Card, icons, TextLink, VisuallyHidden } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { settingsSubmitted } from '../../model/settings/settingsSlice.ts';
import { useSettings } from '../../model/settings/useSettings.ts';
import { useText } from '../../useText.ts';
import styles from './FirstSteps.module.css';
import { SampleButtons } from './SampleButtons.tsx';

interface FirstStepsProps {
  overview: IndexData;
  onSample: (number: string) => void;
}

/** The beginning. Each step ticks itself when it has really been done; all done, or hidden, it is gone. */
export function FirstSteps({ overview, onSample }: FirstStepsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { display, notifications } = useSettings();
  const { first_steps: done } = overview;
  const added = hasShipments(overview);
  // Notifications that were turned on in this visit are newer than the overview.
  const notified = done?.notified || notifications.email.length + notifications.browser.length > 0;
  if (!done || (added && (display.firstSteps === 'hidden' || (done.named && notified)))) return null;
  const hide = () => dispatch(settingsSubmitted({ section: 'display', values: { firstSteps: 'hidden' } }));
  return (
    <Card
      title={t('dashboard.start.title')}
      actions={
        added && (
          <Button kind="text" size="sm" onClick={hide}>
            {t('dashboard.start.hide')}
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        <Step index={1} done={added} step="add">
          <SampleButtons tracksSome={added} onTry={onSample} />
        </Step>
        <Step index={2} done={done.named} step="name" />
        <Step index={3} done={notified} step="notify">
          {!notified && <TextLink href={paths.buyer.settings()}>{t('dashboard.start.notifyLink')}</TextLink>}
        </Step>
      </ol>
    </Card>
  );
}

export const hasShipments = ({ utn, statuses }: IndexData) =>
  utn.unum > 0 || utn.anum > 0 || Object.values(statuses).some((count) => count > 0);

interface StepProps {
  index: number;
  done: boolean;
  step: 'add' | 'name' | 'notify';
  children?: ReactNode;
}

function Step({ index, done, step, children }: StepProps) {
  const t = useText();
  return (
    <li className={styles.step}>
      <span className={done ? styles.done : styles.mark} aria-hidden="true">
        {done ? <icons.Check size={16} /> : index}
      </span>
      <div>
        <h3 className={styles.title}>
          {t(`dashboard.start.${step}`)}
          {done && <VisuallyHidden> ({t('started.done')})</VisuallyHidden>}
        </h3>
        <p className={styles.text}>{t(`dashboard.start.${step}Text`)}</p>
        {children}
      </div>
    </li>
  );
}
