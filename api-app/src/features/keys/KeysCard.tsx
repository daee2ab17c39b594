import { LoadFailed } from '@tracking-console/app-kit/later';
import { paths } from '@tracking-console/platform';
import { Card, EmptyState, LinkButton, RelativeTime, Skeleton, Tag } from '@tracking-console/ui';
import { useListKeysQuery } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import styles from './keys.module.css';

/** The customer's active API keys, in short; they are made and ended on a page of their own. */
export function KeysCard() {
  const t = useText();
  const { data, isLoading, isError, refetch } = useListKeysQuery();
  const active = data?.keys.filter(({ status }) => status === 'Active') ?? [];
  const isEmpty = data !== undefined && active.length === 0;
  return (
    <Card
      title={t('keys.title')}
      busy={isLoading}
      flush={active.length > 0}
      actions={active.length > 0 && <LinkButton href={paths.api.authorizations()}>{t('keys.manage')}</LinkButton>}
      footer={data && active.length > 0 && t('keys.limit.text', { active: active.length, limit: data.limit })}
    >
      {isLoading && <Skeleton rows={2} />}
      {isError && !data && <LoadFailed title={t('keys.failed.title')} onRetry={refetch} />}
      {isEmpty && (
        <EmptyState
          kind="nothing"
          title={t('keys.empty.title')}
          text={t('keys.empty.text')}
          actions={
            <LinkButton kind="primary" href={paths.api.authorizations({ create: '1' })}>
              {t('keys.create.first')}
            </LinkButton>
          }
        />
      )}
      {active.length > 0 && (
        <ul className={styles.keys}>
          {active.map(({ id, name, prefix, last4, mode, last_used_time: used }) => (
            <li key={id}>
              <span className={styles.name}>
                {name} <Tag>{t(`keys.mode.${mode}`)}</Tag>
              </span>
              <span className={styles.use}>
                <code>{`${prefix}…${last4}`}</code> · {used ? <RelativeTime iso={used} /> : t('keys.unused')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
