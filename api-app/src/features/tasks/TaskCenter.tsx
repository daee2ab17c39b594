import { useKitText } from '@tracking-console/app-kit';
import {
  isListLoading,
  menuColumn,
  useAddressFilters,
  useEmptyList,
  useOpenRow,
  usePagination,
  useTaskChanges,
} from '@tracking-console/app-kit/later';
import { IDENTITIES } from '@tracking-console/contract/shipments/statuses';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { selectOpenApps } from '@tracking-console/platform';
import { Card } from '@tracking-console/ui';
import { DataTable, Stack } from '@tracking-console/ui/later';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { taskBaseApi, useListTasksQuery } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { DeleteTaskDialog } from './DeleteTaskDialog.tsx';
import { TaskDrawer } from './TaskDrawer.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import { isTaskKey, listFilter, PAGE_SIZE, readTask, taskFilters, taskKey } from './taskAddress.ts';
import { useTaskActions } from './useTaskActions.ts';
import { useTaskColumns } from './useTaskColumns.tsx';

/** The background work of both consoles, newest first. */
export function TaskCenter() {
  const t = useText();
  const nothingYet = useNothingYet();
  const kit = useKitText();
  const dispatch = useDispatch();
  const { address, isNarrowed, filter, clear } = useAddressFilters(taskFilters);
  const open = useOpenRow('task', isTaskKey);
  const isBoth = useSelector(selectOpenApps).length > 1;
  const [deleting, setDeleting] = useState<TaskRow>();
  const list = useListTasksQuery(listFilter(address));
  const rows = list.isError ? [] : (list.data?.tasks ?? []);
  const renew = useCallback(() => void dispatch(taskBaseApi.util.invalidateTags(['TaskPage'])), [dispatch]);
  useTaskChanges({
    isBusy: rows.some(({ status }) => isUnderWay(status)),
    refetch: list.refetch,
    renew,
    scopes: IDENTITIES,
  });
  const actions = useTaskActions(setDeleting);
  const { columns, summary, nameOf } = useTaskColumns(isBoth);
  const empty = useEmptyList({
    failed: list.isError && { title: kit('fetchFailed.title') },
    refetch: list.refetch,
    noMatch: isNarrowed && { title: t('taskCenter.noMatch'), onClear: clear },
    nothing: nothingYet({ title: t('lists.taskCenter.empty'), text: t('taskCenter.empty') }),
  });
  const menu = menuColumn<TaskRow>(t('column.actions'), (task) => (
    <TaskMenu task={task} name={nameOf(task)} actions={actions} />
  ));
  return (
    <Stack>
      <TaskFilters address={address} onFilter={filter} onClear={clear} />
      <Card flush>
        <DataTable
          label={t('menu.taskCenter')}
          columns={[...columns, menu]}
          rows={rows}
          {...open.rows(taskKey)}
          rowLabel={nameOf}
          summary={summary}
          loading={isListLoading(list)}
          empty={empty}
          density="compact"
          pagination={usePagination(list.data?.page.data_total, PAGE_SIZE)}
        />
      </Card>
      <TaskDrawer named={readTask(open.key)} actions={actions} onClose={open.close} />
      <DeleteTaskDialog task={deleting} onClose={() => setDeleting(undefined)} onDeleted={open.close} />
    </Stack>
  );
}
