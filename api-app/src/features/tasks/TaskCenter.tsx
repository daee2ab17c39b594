import { useKitText } from '@tracking-console/app-kit';
import { readPage, useListFailed, useNoMatch, useTaskChanges, withParameter } from '@tracking-console/app-kit/later';
import { IDENTITIES } from '@tracking-console/contract/shipments/statuses';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { selectOpenApps } from '@tracking-console/platform';
import { Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable, Stack } from '@tracking-console/ui/later';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { taskBaseApi, useListTasksQuery } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { DeleteTaskDialog } from './DeleteTaskDialog.tsx';
import { TaskDrawer } from './TaskDrawer.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import { listFilter, PAGE_SIZE, readTask, taskFilters, taskKey } from './taskAddress.ts';
import { useTaskActions } from './useTaskActions.ts';
import { useTaskColumns } from './useTaskColumns.tsx';

/** The background work of both consoles, newest first. */
export function TaskCenter() {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const nothingYet = useNothingYet();
  const kit = useKitText();
  const dispatch = useDispatch();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
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
  const addressOf = (task: TaskRow) => withParameter(address, 'task', taskKey(task));
  const clear = () => setAddress(taskFilters.without(address));
  const closeDetail = () => setAddress(withParameter(address, 'task', ''), { replace: true });
  const menu = (task: TaskRow) => <TaskMenu task={task} name={nameOf(task)} actions={actions} />;
  return (
    <Stack>
      <TaskFilters
        address={address}
        onFilter={(changes) => setAddress(taskFilters.with(address, changes))}
        onClear={clear}
      />
      <Card flush>
        <DataTable
          label={t('menu.taskCenter')}
          columns={[
            ...columns,
            {
              key: 'menu',
              title: t('column.actions'),
              titleHidden: true,
              align: 'end',
              priority: 1,
              sticky: true,
              cell: menu,
            },
          ]}
          rows={rows}
          rowKey={taskKey}
          rowLabel={nameOf}
          summary={summary}
          loading={list.isFetching && list.currentData === undefined}
          empty={emptyState()}
          onRowOpen={(task) => setAddress(addressOf(task))}
          rowHref={(task) => `${pathname}?${addressOf(task)}`}
          activeKey={address.get('task') ?? ''}
          density="compact"
          pagination={{
            page: readPage(address),
            pageSize: PAGE_SIZE,
            pageSizes: [PAGE_SIZE],
            total: list.data?.page.data_total ?? 0,
            onChange: ({ page }) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : '')),
          }}
        />
      </Card>
      <TaskDrawer named={readTask(address)} actions={actions} onClose={closeDetail} />
      <DeleteTaskDialog task={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetail} />
    </Stack>
  );

  function emptyState(): EmptyStateProps {
    if (list.isError) return listFailed(kit('fetchFailed.title'), list.refetch);
    if (taskFilters.isFiltered(address) || readPage(address) > 1) return noMatch(t('taskCenter.noMatch'), clear);
    return nothingYet({ title: t('lists.taskCenter.empty'), text: t('taskCenter.empty') });
  }
}
