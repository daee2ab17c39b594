import { useLanguage } from '@tracking-console/app-kit';
import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { paths } from '@tracking-console/platform';
import { FormattedNumber, formatNumber, StatTile } from '@tracking-console/ui';
import { formatUnit, icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

/** The most important figures, each with a link to its details. */
export function FigureTiles({ summary: { tracking, requests, webhooks } }: { summary: DashboardSummary }) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const sent = webhooks.delivered + webhooks.failed;
  return (
    <div className={styles.tiles}>
      <StatTile
        label={t('trackingStatus.Tracking')}
        value={<FormattedNumber value={tracking.now} />}
        tone="teal"
        icon={<icons.RefreshCw size={15} />}
        href={paths.api.tracking({ tracking_status: 'Tracking' })}
      />
      <StatTile
        label={t('trackingStatus.Stopped')}
        value={<FormattedNumber value={tracking.stopped} />}
        tone="grey"
        icon={<icons.CircleX size={15} />}
        href={paths.api.tracking({ tracking_status: 'Stopped' })}
      />
      <StatTile
        label={t('dashboard.webhooks.success')}
        value={sent === 0 ? '–' : formatUnit(shareOf(webhooks.delivered, sent), 'percent', language)}
        hint={
          sent === 0
            ? t('dashboard.webhooks.none')
            : t('dashboard.webhooks.of', { delivered: number(webhooks.delivered), total: number(sent) })
        }
        tone={webhooks.failed > 0 ? 'red' : 'green'}
        icon={<icons.Webhook size={15} />}
        href={paths.api.settings({ tab: 'deliveries' })}
      />
      <StatTile
        label={t('dashboard.errors.day')}
        value={<FormattedNumber value={requests.errors} />}
        hint={t('dashboard.errors.of', { total: number(requests.requests) })}
        tone={requests.errors > 0 ? 'red' : 'green'}
        icon={<icons.TriangleAlert size={15} />}
        href={paths.api.settings({ tab: 'logs', failed: 'true', period: '24h' })}
      />
    </div>
  );
}

/** In percent, to a tenth; rounded down, so that 100 % means all. */
const shareOf = (part: number, all: number) => Math.floor((part / all) * 1000) / 10;
