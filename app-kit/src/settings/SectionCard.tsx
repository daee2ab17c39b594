import { Button, Card, icons } from '@tracking-console/ui';
import type { FormEvent, ReactNode } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './SectionCard.module.css';

export interface SectionCardProps {
  title: string;
  description?: string;
  section: {
    changed: boolean;
    phase: 'idle' | 'saving' | 'refused' | 'saved';
    save: () => void;
    discard: () => void;
  };
  /** Shown when saving is not possible, such as what was changed elsewhere meanwhile. */
  conflict?: ReactNode;
  /** Something in it cannot be saved. */
  invalid?: boolean;
  children: ReactNode;
}

/** A section that is saved for itself: its fields, whether they are saved, and the buttons for that. */
export function SectionCard({ title, description, section, conflict, invalid = false, children }: SectionCardProps) {
  const t = useKitText();
  const { changed, phase, save, discard } = section;
  const isOutdated = Boolean(conflict);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invalid) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (changed && !isOutdated && phase !== 'saving') save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title={title}
        footer={
          <div className={styles.footer}>
            <p role="status" className={styles.state}>
              <SaveState changed={changed} phase={isOutdated ? 'idle' : phase} />
            </p>
            {changed && (
              <Button onClick={discard} disabled={phase === 'saving'}>
                {t('settings.discard')}
              </Button>
            )}
            <Button type="submit" kind="primary" loading={phase === 'saving'} disabled={!changed || isOutdated}>
              {t('action.save')}
            </Button>
          </div>
        }
      >
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.fields}>{children}</div>
        {conflict}
      </Card>
    </form>
  );
}

function SaveState({ changed, phase }: Pick<SectionCardProps['section'], 'changed' | 'phase'>) {
  const t = useKitText();
  if (phase === 'saving') return null;
  if (changed)
    return <span className={styles.changed}>{t(phase === 'refused' ? 'settings.notSaved' : 'settings.changed')}</span>;
  return phase === 'saved' ? (
    <span className={styles.saved}>
      <icons.Check size={15} aria-hidden="true" />
      {t('settings.saved')}
    </span>
  ) : null;
}
