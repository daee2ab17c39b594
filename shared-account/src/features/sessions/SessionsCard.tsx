import { useLanguage } from '@tracking-console/app-kit';
import type { SessionRow } from '@tracking-console/contract/security';
import { Button, Card, RelativeTime } from '@tracking-console/ui';
import { DataTable, icons, regionName } from '@tracking-console/ui/later';
import { useState } from 'react';
import { deviceName } from '../../components/deviceName.ts';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useSessions } from '../../model/useSessions.ts';
import { useText } from '../../useText.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { sessionColumns } from './sessionColumns.tsx';

/** Everywhere the account is signed in, with the way to end it there. */
export function SessionsCard() {
  const t = useText();
  const language = useLanguage();
  const { state, refetch, end, endOthers } = useSessions();
  const [ending, setEnding] = useState<SessionRow | 'others'>();
  const sessions = state.phase === 'loaded' ? state.data.sessions : [];
  const place = ({ country }: { country: string }) => (country ? regionName(country, language) : '–');
  return (
    <Card
      title={t('sessions.title')}
      busy={state.phase === 'loading'}
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
      {state.phase === 'failed' ? (
        <FailedContent onRetry={refetch} />
      ) : (
        <DataTable
          label={t('sessions.title')}
          columns={sessionColumns({ t, place, onEnd: setEnding })}
          rows={sessions}
          rowKey={({ id }) => id}
          rowLabel={(session) => deviceName(session, t)}
          summary={({ last_seen_time: seen, ...session }) => (
            <>
              {session.current ? t('sessions.current') : <RelativeTime iso={seen} />} · {session.ip}
            </>
          )}
          loading={state.phase === 'loading'}
          empty={{ kind: 'nothing', title: t('sessions.title') }}
        />
      )}
      {ending && (
        <EndSessionsDialog
          ending={ending}
          onEnd={() => (ending === 'others' ? endOthers() : end(ending.id))}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  );
}
