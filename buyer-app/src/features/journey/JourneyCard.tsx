import { useLanguage } from '@tracking-console/app-kit';
import type { ProviderLeg } from '@tracking-console/contract/api/trackInfo';
import { Button, Card, EmptyState, useWhileShown } from '@tracking-console/ui';
import { useZoneName } from '@tracking-console/ui/later';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../useText.ts';
import styles from './JourneyCard.module.css';
import { LegTimeline } from './LegTimeline.tsx';
import { countCheckpoints, firstCheckpoints, groupTimeline, isTranslated } from './timeline.ts';
import { type Wording, WordingSwitch } from './WordingSwitch.tsx';

/** The journey, carrier by carrier and day by day, the newest first. A long one shows its latest part. */
export function JourneyCard({ legs }: { legs: readonly ProviderLeg[] }) {
  const t = useText();
  const language = useLanguage();
  const [wording, setWording] = useState<Wording>('translated');
  const timeline = useMemo(() => groupTimeline(legs), [legs]);
  const zone = useZoneName();
  const count = countCheckpoints(timeline);
  const { isFolded, canFold, toggle } = useFold(count);
  const shown = isFolded ? firstCheckpoints(timeline, SHOWN_FOLDED) : timeline;
  return (
    <Card
      title={t('journey.title')}
      actions={isTranslated(timeline, language) && <WordingSwitch wording={wording} onChange={setWording} />}
    >
      {timeline.some(({ hasZones }) => hasZones) && (
        <p className={styles.zone}>{t('shipments.journey.zone', { zone })}</p>
      )}
      {count === 0 ? (
        <EmptyState kind="nothing" title={t('shipments.journey.none')} text={t('shipments.journey.noneText')} />
      ) : (
        shown.map((leg, index) => (
          <LegTimeline key={leg.key} leg={leg} wording={wording} isTitled={timeline.length > 1} isPast={index > 0} />
        ))
      )}
      {canFold && (
        <Button block size="sm" kind="text" aria-expanded={!isFolded} className={styles.fold} onClick={toggle}>
          {isFolded ? t('shipments.journey.all', { count }) : t('shipments.journey.fewer')}
        </Button>
      )}
    </Card>
  );
}

/** A journey of more checkpoints than this is folded. */
const LONG = 16;
const SHOWN_FOLDED = 10;

/** Whether a long journey shows its latest part alone. On paper it is always whole. */
function useFold(count: number) {
  const [wanted, setWanted] = useState(true);
  const watchPrinting = useCallback(() => {
    // The browser takes its picture of the page as soon as the listeners return.
    const unfold = () => flushSync(() => setWanted(false));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  useWhileShown(watchPrinting);
  const canFold = count > LONG;
  return { canFold, isFolded: canFold && wanted, toggle: () => setWanted(!wanted) };
}
