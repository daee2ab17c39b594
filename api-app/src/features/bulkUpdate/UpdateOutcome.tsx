import { useKitText } from '@tracking-console/app-kit';
import { FileCounts } from '@tracking-console/app-kit/later';
import type { UpdateCheck } from '@tracking-console/contract/api/trackingConsole';
import { Banner } from '@tracking-console/ui';
import { Segmented } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './bulkUpdate.module.css';
import { UpdateRows } from './UpdateRows.tsx';

/** How many numbers the file changes, the first changes and the first problems. */
export function UpdateOutcome({ check: { counts, noted, changed_rows, problem_rows } }: { check: UpdateCheck }) {
  const t = useText();
  const kit = useKitText();
  const [chosen, setChosen] = useState<'changes' | 'problems'>('changes');
  const hasBoth = changed_rows.length > 0 && problem_rows.length > 0;
  const show = hasBoth ? chosen : changed_rows.length > 0 ? 'changes' : 'problems';
  const texts = { changes: t('tracking.update.changes'), problems: kit('upload.show.problems') };
  return (
    <>
      <div className={styles.summary}>
        <div role="status">
          <FileCounts
            counts={[
              { text: t('tracking.update.state.changed'), count: counts.changed, tone: 'green' },
              { text: t('tracking.carrier.unchanged'), count: counts.unchanged, tone: 'grey' },
              { text: t('tracking.update.state.notRegistered'), count: counts.notRegistered, tone: 'red' },
              { text: t('tracking.update.state.ambiguous'), count: counts.ambiguous, tone: 'red' },
              { text: kit('upload.state.invalid'), count: counts.badNumber + counts.rounded, tone: 'red' },
              { text: kit('upload.state.repeated'), count: counts.repeated, tone: 'grey' },
              { text: kit('upload.state.noted'), count: noted, tone: 'amber' },
            ]}
          />
        </div>
        {hasBoth && (
          <Segmented
            aria-label={kit('upload.show.label')}
            options={[
              { value: 'changes', label: texts.changes },
              { value: 'problems', label: texts.problems },
            ]}
            value={show}
            onValueChange={(value) => setChosen(value === 'problems' ? 'problems' : 'changes')}
          />
        )}
      </div>
      {counts.changed === 0 && <Banner kind="info" text={t('tracking.update.none')} />}
      {counts.rounded > 0 && <Banner kind="warning" text={kit('upload.rounded')} />}
      <UpdateRows label={texts[show]} rows={show === 'changes' ? changed_rows : problem_rows} />
    </>
  );
}
