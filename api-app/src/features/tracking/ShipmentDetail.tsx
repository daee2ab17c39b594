import type { TrackInfoItem } from '@tracking-console/contract/api/tracking';
import { milestoneText, milestoneTrack } from '@tracking-console/contract/shipments/milestoneTrack';
import { CopyButton, KeyValueList, StatusBadge, Tag } from '@tracking-console/ui';
import { DateTime, icons, MilestoneTrack, Section, Stack, Timeline } from '@tracking-console/ui/later';
import { useEventWords } from '../../components/useEventWords.ts';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { checkpointDays } from './checkpointDays.tsx';
import styles from './tracking.module.css';
import { useShipmentFacts } from './useShipmentFacts.tsx';

export function ShipmentDetail({ item }: { item: TrackInfoItem }) {
  const t = useText();
  const textOf = useEventWords();
  const words = useStatusWords();
  const facts = useShipmentFacts(item);
  const { latest_status, tracking } = item.track_info;
  const steps = milestoneTrack(item.track_info).map(({ kind, name, status, state, time }) => ({
    key: `${kind} ${name}`,
    label: kind === 'stage' ? t(milestoneText(name)) : words.main(name),
    status,
    state,
    ...(time && { time: <DateTime iso={time.time_iso ?? time.time_raw.date ?? ''} detail="day" /> }),
  }));
  const days = checkpointDays(tracking.providers, textOf);
  const subStatus = words.sub(latest_status.sub_status);
  return (
    <Stack>
      <div className={styles.badges}>
        <StatusBadge status={latest_status.status}>{words.main(latest_status.status)}</StatusBadge>
        {subStatus && <span className={styles.quiet}>{subStatus}</span>}
        {item.data_source === 'sandbox' && (
          <Tag icon={<icons.FlaskConical size={13} />}>{t('tracking.detail.sandbox')}</Tag>
        )}
      </div>
      {steps.length > 0 && <MilestoneTrack label={t('milestone.label')} steps={steps} />}
      {facts.length > 0 && <KeyValueList columns={2} items={facts} />}
      <Section
        title={t('tracking.detail.timeline')}
        actions={
          <span className={styles.raw}>
            {t('tracking.detail.response')}
            <CopyButton value={JSON.stringify(item, null, 2)} label={t('tracking.detail.response')} />
          </span>
        }
      >
        {days.length > 0 ? (
          <Timeline label={t('tracking.detail.timeline')} days={days} />
        ) : (
          <p className={styles.quiet}>{t('events.none')}</p>
        )}
      </Section>
    </Stack>
  );
}
