import { TaskTray as Tray } from '@tracking-console/app-kit/later';
import { paths } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { consoleApi } from '../../model/consoleApi.ts';
import { taskBaseApi } from '../../model/taskQueries.ts';

/** The tray of background work; when a task ends, what it changed is fetched again. */
export function TaskTray() {
  const dispatch = useDispatch();
  const onEnded = () => void dispatch(consoleApi.util.invalidateTags(['Shipments', 'Summary', 'Notices']));
  return <Tray api={taskBaseApi} onEnded={onEnded} pageHref={paths.api.taskCenter()} />;
}
