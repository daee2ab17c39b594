import type { DashboardSummary } from '@tracking-console/contract/console';
import { Card, CopyButton, KeyValueList } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { registerSnippet } from './registerSnippet.ts';

/** What a program needs to call the API; the key is shown only in part. */
export function ConnectionCard({ summary }: { summary: DashboardSummary }) {
  const t = useText();
  const { key, version } = summary;
  const baseUrl = location.origin + summary.base_url;
  const snippet = registerSnippet(baseUrl);
  return (
    <Card title={t('dashboard.connection.title')}>
      <KeyValueList
        items={[
          {
            key: 'url',
            label: t('dashboard.connection.url'),
            value: (
              <span className={styles.copyable}>
                <code>
                  {location.origin}
                  <wbr />
                  {summary.base_url}
                </code>
                <CopyButton value={baseUrl} label={t('dashboard.connection.url')} />
              </span>
            ),
          },
          { key: 'version', label: t('dashboard.connection.version'), value: <code>{version}</code> },
          {
            key: 'key',
            label: t('dashboard.connection.key'),
            value: key ? <code>{`${key.prefix}…${key.last4}`}</code> : t('dashboard.connection.noKey'),
          },
        ]}
      />
      <div className={styles.snippet}>
        <div className={styles.snippetHead}>
          <span>{t('dashboard.connection.snippet')}</span>
          <CopyButton value={snippet} label={t('dashboard.connection.command')} />
        </div>
        <pre>
          <code>{snippet}</code>
        </pre>
      </div>
    </Card>
  );
}
