import type { ProviderLeg } from '@tracking-console/contract/tracking';
import { Card, EmptyState } from '@tracking-console/ui';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../console.ts';
import { useText } from '../../../useText.ts';
import { LegTimeline } from './LegTimeline.tsx';
import { groupTimeline, isTranslated } from './timeline.ts';
import { type Wording, WordingSwitch } from './WordingSwitch.tsx';

/** The journey, carrier by carrier and day by day, the newest first. */
export function JourneyCard({ legs }: { legs: readonly ProviderLeg[] }) {
  const say = useText();
  const language = useLanguage();
  const [wording, setWording] = useState<Wording>('translated');
  const timeline = useMemo(() => groupTimeline(legs, language), [legs, language]);
  const empty = timeline.every(({ days }) => days.length === 0);
  return (
    <Card
      title={say('shipments.journey.title')}
      actions={isTranslated(timeline) && <WordingSwitch wording={wording} onChange={setWording} />}
    >
      {empty ? (
        <EmptyState kind="nothing" title={say('shipments.journey.none')} text={say('shipments.journey.noneText')} />
      ) : (
        timeline.map((leg, index) => (
          <LegTimeline key={leg.key} leg={leg} wording={wording} isTitled={timeline.length > 1} isPast={index > 0} />
        ))
      )}
    </Card>
  );
}
