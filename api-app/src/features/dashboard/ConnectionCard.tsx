import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { Card, CopyButton, KeyValueList } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { Snippets } from './Snippets.tsx';

interface ConnectionCardProps {
  summary: DashboardSummary;
  /** False: they are elsewhere on the page. */
  withSnippets: boolean;
}

/** What a program needs to call the API; the key is shown only in part. */
export function ConnectionCard({ summary, withSnippets }: ConnectionCardProps) {
  const t = useText();
  const { key, version } = summary;
  const baseUrl = location.origin + summary.base_url;
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
          { key: 'version', label: t('column.version'), value: <code>{version}</code> },
          {
            key: 'key',
            label: t('dashboard.connection.key'),
            value: key ? <code>{`${key.prefix}…${key.last4}`}</code> : t('keys.empty.title'),
          },
        ]}
      />
      {withSnippets && (
        <div className={styles.example}>
          <Snippets summary={summary} endpoint="register" />
        </div>
      )}
    </Card>
  );
}
