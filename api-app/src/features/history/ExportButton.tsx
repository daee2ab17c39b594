import { useRequestIds } from '@tracking-console/app-kit';
import type { ExportUnsubscribed } from '@tracking-console/contract/notifications/rules';
import { toastShown } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useStartHistoryExportMutation, useStartUnsubscribedExportMutation } from '../../model/taskQueries.ts';
import { isBusy } from '../../model/tooOften.ts';
import { useText } from '../../useText.ts';
import { type HistoryFilter, type Tab, toWireFilter } from './historyAddress.ts';

/** Exports what the filters find. */
export function ExportButton({ filter, tab }: { filter: HistoryFilter; tab: Tab }) {
  const [start] = useStartHistoryExportMutation();
  return (
    <StartButton wanted={{ filter, tab }} start={(common) => start({ ...toWireFilter(filter, tab), ...common })} />
  );
}

/** Exports everyone who gets no more mails, however many are listed. */
export function UnsubscribedExportButton() {
  const [start] = useStartUnsubscribedExportMutation();
  return <StartButton wanted={{ content: 'unsubscribed' }} start={start} />;
}

interface StartButtonProps {
  /** What is exported: the same request, sent again after a lost response, is one task. */
  wanted: object;
  start: (common: ExportUnsubscribed) => Promise<{ data?: unknown; error?: unknown }>;
}

/** Starts a task; when it ends, the tray offers its file. */
function StartButton({ wanted, start }: StartButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [isLoading, setLoading] = useState(false);
  const announce = (type: 'info' | 'failed', plain: string) => dispatch(toastShown({ type, text: { plain } }));
  const begin = async () => {
    const TimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setLoading(true);
    const { data, error } = await start({ TimeZone, RequestId: requests.idOf(wanted) });
    setLoading(false);
    if (isBusy(error)) announce('failed', t('rules.dryRun.busy'));
    if (!data) return;
    requests.granted(wanted);
    announce('info', t('taskCenter.started'));
  };
  return (
    <Button icon={<icons.Download size={16} />} loading={isLoading} onClick={begin}>
      {t('action.export')}
    </Button>
  );
}
