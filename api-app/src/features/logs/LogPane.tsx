import { useLanguage } from '@tracking-console/app-kit';
import { LoadFailed } from '@tracking-console/app-kit/later';
import type { ApiLogDetail } from '@tracking-console/contract/api/apiLogs';
import { LOG_BODY_BYTES, LOG_CODES } from '@tracking-console/contract/api/logConstants';
import { paths } from '@tracking-console/platform';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  icons,
  KeyValueList,
  Skeleton,
  StatusBadge,
  TextLink,
} from '@tracking-console/ui';
import { DateTime, formatUnit, Stack } from '@tracking-console/ui/later';
import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import { toneOf } from './logColumns.tsx';
import { useLogQuery } from './logQueries.ts';
import styles from './logs.module.css';
import { useKeyName } from './useKeyName.ts';

/** Numbers that are linked; the request has the others. */
const NAMED = 10;

/** One call: its request and what it was answered. */
export function LogPane({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const { currentData: log, error, refetch } = useLogQuery(id);
  const isGone = error !== undefined && 'code' in error && error.code === LOG_CODES.notFound;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Only if the call takes the place of the list.
    if (back.current && back.current.getClientRects().length > 0) back.current.focus();
  }, []);
  return (
    <div className={styles.pane}>
      <Button ref={back} kind="text" icon={<icons.ArrowLeft size={16} />} className={styles.back} onClick={onClose}>
        {t('logs.detail.back')}
      </Button>
      <Card
        busy={!log && !error}
        title={
          log ? (
            <code className={styles.code}>{`POST /track/${log.version}/${log.endpoint}`}</code>
          ) : (
            t('settings.tab.logs')
          )
        }
        actions={
          <>
            {log && <StatusBadge tone={toneOf(log)}>{`HTTP ${log.http_status}`}</StatusBadge>}
            <IconButton
              icon={<icons.X size={16} />}
              label={t('action.close')}
              size="sm"
              className={styles.close}
              onClick={onClose}
            />
          </>
        }
      >
        {log ? (
          <Call log={log} />
        ) : isGone ? (
          <EmptyState kind="nothing" title={t('logs.detail.gone')} />
        ) : error ? (
          <LoadFailed title={t('logs.detail.failed')} onRetry={refetch} />
        ) : (
          <Skeleton kind="detail" rows={6} />
        )}
      </Card>
    </div>
  );
}

function Call({ log }: { log: ApiLogDetail }) {
  const t = useText();
  const language = useLanguage();
  const keyName = useKeyName();
  const reason = useRefusalWords();
  const { key, code, items, accepted, rejected, numbers } = log;
  return (
    <Stack>
      <KeyValueList
        columns={2}
        items={[
          { key: 'time', label: t('column.time'), value: <DateTime iso={log.time} detail="second" /> },
          {
            key: 'code',
            label: t('column.code'),
            value: (
              <>
                {code}
                {code !== 0 && (
                  <span className={styles.reason}>
                    {log.http_status === 429 ? t('dashboard.usage.limited') : reason({ code, message: '' })}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'key',
            label: t('keys.column.key'),
            value: key?.last4 ? `${keyName(log)} (…${key.last4})` : keyName(log),
          },
          { key: 'ip', label: t('column.ipAddress'), value: log.ip },
          { key: 'duration', label: t('column.duration'), value: formatUnit(log.duration_ms, 'millisecond', language) },
          {
            key: 'items',
            label: t('logs.column.items'),
            value: items > 0 ? t('logs.detail.items', { items, accepted, rejected }) : '–',
          },
        ]}
      />
      {numbers.length > 0 && (
        <KeyValueList
          items={[
            {
              key: 'numbers',
              label: t('field.number'),
              value: (
                <span className={styles.numbers}>
                  {numbers.slice(0, NAMED).map((number) => (
                    <TextLink key={number} href={paths.api.tracking({ shipment: number })}>
                      {number}
                    </TextLink>
                  ))}
                  {numbers.length > NAMED && <span>+{numbers.length - NAMED}</span>}
                </span>
              ),
            },
          ]}
        />
      )}
      <CodeBlock title={t('deliveries.detail.body')} text={log.req_body} empty={t('logs.detail.noBody')} />
      <CodeBlock title={t('webhooks.test.response')} text={log.resp_body} empty={t('webhooks.test.noBody')} />
      <p className={styles.quiet}>
        {t('logs.detail.bodies', { size: formatUnit(LOG_BODY_BYTES / 1024, 'kilobyte', language) })}
      </p>
    </Stack>
  );
}
