import { useLanguage } from '@tracking-console/app-kit';
import { isListFailed, isListLoading } from '@tracking-console/app-kit/later';
import { Button, Card, RelativeTime } from '@tracking-console/ui';
import { DataTable, icons, regionName } from '@tracking-console/ui/later';
import { useState } from 'react';
import { deviceName } from '../../components/deviceName.ts';
import { FailedContent } from '../../components/FailedContent.tsx';
import {
  isGone,
  type Session,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { sessionColumns } from './sessionColumns.tsx';

/** Everywhere the account is signed in, with the way to end it there. */
export function SessionsCard() {
  const t = useText();
  const language = useLanguage();
  const list = useListSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [ending, setEnding] = useState<Session | 'others'>();
  const sessions = list.currentData ?? [];
  const end = async (which: Session | 'others') => {
    const { error } = await (which === 'others' ? endOthers() : endSession(which.id));
    return !error || isGone(error);
  };
  const place = ({ country }: { country: string }) => (country ? regionName(country, language) : '–');
  return (
    <Card
      title={t('sessions.title')}
      busy={isListLoading(list)}
      flush
      footer={t('sessions.footer')}
      actions={
        sessions.length > 1 && (
          <Button size="sm" icon={<icons.LogOut size={15} />} onClick={() => setEnding('others')}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {isListFailed(list) ? (
        <FailedContent onRetry={list.refetch} />
      ) : (
        <DataTable
          label={t('sessions.title')}
          columns={sessionColumns({ t, place, onEnd: setEnding })}
          rows={sessions}
          rowKey={({ id }) => id}
          rowLabel={(session) => deviceName(session, t)}
          summary={({ lastSeenTime: seen, ...session }) => (
            <>
              {session.current ? t('sessions.current') : <RelativeTime iso={seen} />} · {session.ip}
            </>
          )}
          loading={isListLoading(list)}
          empty={{ kind: 'nothing', title: t('sessions.title') }}
        />
      )}
      {ending && <EndSessionsDialog ending={ending} onEnd={() => end(ending)} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}
