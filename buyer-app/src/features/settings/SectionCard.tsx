import { Button, Card, icons } from '@tracking-console/ui';
import type { FormEvent, ReactNode } from 'react';
import { ChangedElsewhere } from '../../components/ChangedElsewhere.tsx';
import { useText } from '../../useText.ts';
import styles from './SectionCard.module.css';
import { labelOf } from './settingLabels.ts';

interface SectionCardProps {
  title: string;
  description?: string;
  section: {
    changed: boolean;
    phase: 'idle' | 'saving' | 'refused' | 'saved';
    save: () => void;
    discard: () => void;
    outdated: readonly string[];
    keep: () => void;
    take: () => void;
  };
  /** Something in it cannot be saved. */
  invalid?: boolean;
  children: ReactNode;
}

/** A section that is saved for itself: its fields, whether they are saved, and the buttons for that. */
export function SectionCard({ title, description, section, invalid = false, children }: SectionCardProps) {
  const t = useText();
  const { changed, phase, save, discard, outdated, keep, take } = section;
  const isOutdated = outdated.length > 0;
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
              {t('settings.save')}
            </Button>
          </div>
        }
      >
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.fields}>{children}</div>
        {isOutdated && (
          <ChangedElsewhere
            text={t('changedElsewhere.several', { names: outdated.map((name) => t(labelOf(name))).join(', ') })}
            onDiscard={take}
            onKeep={keep}
          />
        )}
      </Card>
    </form>
  );
}

function SaveState({ changed, phase }: Pick<SectionCardProps['section'], 'changed' | 'phase'>) {
  const t = useText();
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
