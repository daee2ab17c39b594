import { useRequestIds } from '@tracking-console/app-kit';
import { toastShown } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useStartHistoryExportMutation } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { type HistoryFilter, type Tab, toWireFilter } from './historyAddress.ts';

/** Exports what the filters find as a task, whose end the tray announces with its file. */
export function ExportButton({ filter, tab }: { filter: HistoryFilter; tab: Tab }) {
  const t = useText();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [start, { isLoading }] = useStartHistoryExportMutation();
  const begin = async () => {
    const TimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const wanted = { filter, tab };
    const { data } = await start({ ...toWireFilter(filter, tab), TimeZone, RequestId: requests.idOf(wanted) });
    if (!data) return;
    requests.granted(wanted);
    dispatch(toastShown({ type: 'info', text: { plain: t('taskCenter.started') } }));
  };
  return (
    <Button icon={<icons.Download size={16} />} loading={isLoading} onClick={begin}>
      {t('tracking.export.action')}
    </Button>
  );
}
