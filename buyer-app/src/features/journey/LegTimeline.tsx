import type { EventText } from '@tracking-console/app-kit/later';
import type { EventWords } from '@tracking-console/contract/shipments/eventWording';
import { DateTime, Flag, statusStyle, Timeline, type TimelineEntry } from '@tracking-console/ui/later';
import { useEventWords } from '../../components/useEventWords.ts';
import { useText } from '../../useText.ts';
import styles from './LegTimeline.module.css';
import type { TimelineCheckpoint, TimelineLeg } from './timeline.ts';
import type { Wording } from './WordingSwitch.tsx';

interface LegTimelineProps {
  leg: TimelineLeg;
  wording: Wording;
  /** With several legs each is labelled with its carrier. */
  isTitled: boolean;
  /** A later carrier has the shipment now. */
  isPast: boolean;
}

export function LegTimeline({
  leg: { provider, language, days, hasZones },
  wording,
  isTitled,
  isPast,
}: LegTimelineProps) {
  const t = useText();
  const translated = useEventWords();
  const textOf = (words: EventWords): EventText =>
    wording === 'translated' ? translated(words) : { text: words.original, ...(language && { lang: language }) };
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
          entries: checkpoints.map((checkpoint) => toEntry(checkpoint, textOf(checkpoint.words))),
        }))}
      />
    </section>
  );
}

function toEntry({ key, time, words, place }: TimelineCheckpoint, { text, lang, note }: EventText): TimelineEntry {
  return {
    key,
    time: time && <DateTime iso={time} detail="time" />,
    title: <span lang={lang}>{text}</span>,
    place: [place, note].filter(Boolean).join(' · '),
    tone: statusStyle(words.subStatus.split('_')[0] ?? '').hue,
  };
}
