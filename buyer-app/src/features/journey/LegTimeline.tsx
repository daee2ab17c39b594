import { DateTime, Flag, Timeline, type TimelineEntry } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './LegTimeline.module.css';
import type { TimelineCheckpoint, TimelineLeg } from './timeline.ts';
import type { Wording } from './WordingSwitch.tsx';

interface LegTimelineProps {
  leg: TimelineLeg;
  wording: Wording;
  /** Where there are several legs each is told apart by its carrier. */
  isTitled: boolean;
  /** A later carrier has taken over. */
  isPast: boolean;
}

export function LegTimeline({
  leg: { provider, language, days, hasZones },
  wording,
  isTitled,
  isPast,
}: LegTimelineProps) {
  const t = useText();
  return (
    <section className={styles.leg} aria-label={isTitled ? provider.name : undefined}>
      {isTitled && (
        <h3 className={styles.title}>
          {provider.name} {provider.country && <Flag country={provider.country} />}
        </h3>
      )}
      {!hasZones && <p className={styles.note}>{t('shipments.journey.noZone')}</p>}
      <Timeline
        past={isPast}
        label={t('shipments.journey.of', { carrier: provider.name })}
        days={days.map(({ key, day, checkpoints }) => ({
          key,
          label: day ? <DateTime iso={day} detail="day" /> : t('shipments.journey.noDay'),
          entries: checkpoints.map((checkpoint) => toEntry(checkpoint, wording, language)),
        }))}
      />
    </section>
  );
}

function toEntry(checkpoint: TimelineCheckpoint, wording: Wording, language: string): TimelineEntry {
  const { key, time, original, translated, place, subStatus } = checkpoint;
  const tone = toneOf(subStatus);
  return {
    key,
    time: time && <DateTime iso={time} detail="time" />,
    title: wording === 'original' ? <span lang={language || undefined}>{original}</span> : translated,
    place,
    ...(tone && { tone }),
  };
}

function toneOf(subStatus: string): TimelineEntry['tone'] {
  if (subStatus.startsWith('Exception') || subStatus.endsWith('RequiringInformation')) return 'red';
  if (subStatus.startsWith('DeliveryFailure')) return 'orange';
  return subStatus.startsWith('Delivered') ? 'green' : undefined;
}
