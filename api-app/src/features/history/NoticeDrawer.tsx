import { useKitText } from '@tracking-console/app-kit';
import { Awaited, LoadFailed } from '@tracking-console/app-kit/later';
import { RESENDABLE, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { paths, toastShown } from '@tracking-console/platform';
import { Button, EmptyState, KeyValueList, TextLink } from '@tracking-console/ui';
import { DateTime, Drawer, Stack } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { NoticeStateBadge } from '../../components/NoticeStateBadge.tsx';
import { useNoticeWords } from '../../components/useNoticeWords.ts';
import { useText } from '../../useText.ts';
import styles from './history.module.css';
import { useNoticeQuery, useResendNoticeMutation } from './historyQueries.ts';
import { useTypeWords } from './useTypeWords.ts';

/** One message with its state and its mail; empty: closed. */
export function NoticeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return id === '' ? null : <OpenNotice id={id} onClose={onClose} />;
}

function OpenNotice({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const kit = useKitText();
  const dispatch = useDispatch();
  const { currentData: notice, error, refetch } = useNoticeQuery({ NoticeId: id });
  const isGone = error !== undefined && 'code' in error && error.code === RULE_CODES.notFound;
  const [resend, { isLoading }] = useResendNoticeMutation();
  const sendAgain = async () => {
    const { error } = await resend({ NoticeId: id });
    if (!error) dispatch(toastShown({ type: 'success', text: { plain: t('history.resent') } }));
  };
  const canResend =
    notice !== undefined && notice.ResendTime === null && RESENDABLE.some((state) => state === notice.State);
  return (
    <Drawer
      open
      width={640}
      title={notice ? notice.TrackNo || notice.RuleName : t('menu.notificationHistory')}
      onClose={onClose}
      footer={
        canResend && (
          <Button kind="primary" loading={isLoading} onClick={sendAgain}>
            {t('deliveries.resend.action')}
          </Button>
        )
      }
    >
      <Awaited
        data={notice}
        failed={
          isGone ? (
            <EmptyState kind="nothing" title={t('history.gone')} />
          ) : (
            error && <LoadFailed title={kit('fetchFailed.title')} onRetry={refetch} />
          )
        }
      >
        {(notice) => <Notice notice={notice} />}
      </Awaited>
    </Drawer>
  );
}

function Notice({ notice }: { notice: NoticeRow }) {
  const t = useText();
  const words = useNoticeWords();
  const typeWords = useTypeWords();
  const { NoticeId, State, Reason, Detail, Trigger, RuleName, TrackNo, Carrier, OrderNo, Recipient, Type } = notice;
  const reason = [words.reason(Reason), Detail].filter(Boolean).join(': ');
  const timeOf = (iso: string | null) => iso && <DateTime iso={iso} />;
  const facts = [
    { key: 'state', label: t('column.status'), value: <NoticeStateBadge state={State} /> },
    { key: 'reason', label: t('column.reason'), value: reason && <span className={styles.long}>{reason}</span> },
    { key: 'trigger', label: t('column.trigger'), value: words.trigger(Trigger) },
    {
      key: 'number',
      label: t('field.number'),
      // Test numbers have no notices.
      value: TrackNo && (
        <TextLink href={paths.api.tracking({ shipment: `${TrackNo}.${Carrier}`, mode: 'live' })}>{TrackNo}</TextLink>
      ),
    },
    { key: 'order', label: t('column.orderNo'), value: OrderNo },
    { key: 'recipient', label: t('column.recipient'), value: <span className={styles.long}>{Recipient}</span> },
    { key: 'rule', label: t('history.rule'), value: RuleName },
    { key: 'type', label: t('column.type'), value: typeWords[Type] },
    { key: 'time', label: t('column.time'), value: timeOf(notice.Time) },
    { key: 'opened', label: t('notice.state.Opened'), value: timeOf(notice.OpenTime) },
    { key: 'clicked', label: t('notice.state.Clicked'), value: timeOf(notice.ClickTime) },
    { key: 'resent', label: t('notice.type.manual'), value: timeOf(notice.ResendTime) },
    { key: 'due', label: t('deliveries.column.next'), value: timeOf(notice.DueTime) },
  ];
  return (
    <Stack>
      <KeyValueList items={facts.filter(({ value }) => value !== '' && value !== null)} />
      {notice.HasMail && (
        // Its content security policy and the frame's sandbox allow no scripts.
        <div className={styles.mail}>
          <iframe title={t('history.mail')} sandbox="" src={`/msgapi/mail/${NoticeId}`} />
        </div>
      )}
    </Stack>
  );
}
