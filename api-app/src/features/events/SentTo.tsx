import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { paths } from '@tracking-console/platform';
import { StatusBadge, TextLink, VisuallyHidden } from '@tracking-console/ui';
import { DELIVERY_TONES } from '../../components/DeliveryStateBadge.tsx';
import { useText } from '../../useText.ts';
import styles from './events.module.css';

/** Webhooks shown by name; the others are only counted. */
const NAMED = 2;

/** What went out to which webhook, each a link to its delivery among those of the number. */
export function SentTo({ row: { number, deliveries } }: { row: EventRow }) {
  const t = useText();
  const hrefOf = (delivery: Record<string, string>) => paths.api.settings({ tab: 'deliveries', number, ...delivery });
  const others = deliveries.length - NAMED;
  if (deliveries.length === 0) return '–';
  return (
    <span className={styles.sent}>
      {deliveries.slice(0, NAMED).map(({ id, url, state }) => (
        <TextLink key={id} quiet href={hrefOf({ delivery: id })} title={`${url} · ${t(`deliveries.state.${state}`)}`}>
          <StatusBadge tone={DELIVERY_TONES[state]}>
            <span className={styles.host}>{new URL(url).host}</span>
            <VisuallyHidden> {t(`deliveries.state.${state}`)}</VisuallyHidden>
          </StatusBadge>
        </TextLink>
      ))}
      {others > 0 && (
        <TextLink href={hrefOf({})}>
          <span aria-hidden="true">+{others}</span>
          <VisuallyHidden>{t('settings.tab.deliveries')}</VisuallyHidden>
        </TextLink>
      )}
    </span>
  );
}
