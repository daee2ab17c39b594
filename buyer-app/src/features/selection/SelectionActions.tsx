import { usePart } from '@tracking-console/app-kit';
import type { BulkAction, BulkWork } from '@tracking-console/contract/tasks/tasks';
import { Button, loader } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useState } from 'react';
import { ActivateButton } from '../../components/ActivateButton.tsx';
import { tagItems } from '../../components/TagMark.tsx';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
  useRefreshShipmentsMutation,
  useSetTagMutation,
} from '../../model/shipments/shipmentWrites.ts';
import { useStartBulk } from '../../model/tasks/useStartBulk.ts';
import { useText } from '../../useText.ts';
import { CopyNumbers } from './CopyNumbers.tsx';
import { MoreActions } from './MoreActions.tsx';
import { bulkChoice, type TargetShipments } from './targetShipments.ts';
import { useExportItems } from './useExportItems.tsx';

interface SelectionActionsProps {
  state: ShipmentListState;
  target: TargetShipments;
  /** They leave the list, so the selection is cleared. */
  onGone: () => void;
}

type Ids = readonly string[];

const grownDialog = loader(async () => (await import('./GrownDialog.tsx')).GrownDialog);

/** After these actions they are no longer in the list. */
const LEAVING: ReadonlySet<string> = new Set<BulkAction>(['archive', 'activate', 'delete']);

/** Few shipments are changed at once, many in the background. */
export function SelectionActions({ state, target, onGone }: SelectionActionsProps) {
  const { query, list, refetch } = state;
  const { ids, count, choice, areMany } = target;
  const t = useText();
  const [archive] = useArchiveShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const [refresh] = useRefreshShipmentsMutation();
  const [setTag] = useSetTagMutation();
  const { start, starting } = useStartBulk();
  const exportItems = useExportItems(choice, count, list?.ids?.length ?? 0);
  const [grown, setGrown] = useState<{ work: BulkWork; count: number } | null>(null);
  const GrownDialog = usePart(grownDialog, grown !== null, () => setGrown(null));
  const begin = async (work: BulkWork, previewed = count) => {
    const outcome = await start(work, bulkChoice({ choice, count: previewed }));
    if (outcome.kind !== 'refused') setGrown(outcome.kind === 'grown' ? { work, count: outcome.count } : null);
    return outcome.kind;
  };
  const does = (work: BulkWork, atOnce: (ids: Ids) => unknown) => async () => {
    if (areMany) return (await begin(work)) === 'started';
    atOnce(ids);
    return true;
  };
  const then = (act: () => Promise<boolean>) => async () => {
    if (await act()) onGone();
  };
  const marks = tagItems(t, (tag) => does({ action: 'setTag', tag }, (few) => setTag({ ids: few, tag }))());
  return (
    <>
      {query.archived ? (
        <ActivateButton
          size="sm"
          loading={starting}
          takesNone={list?.shipments.some(({ id, isStopped }) => isStopped && ids.includes(id)) ?? false}
          onActivate={then(does({ action: 'activate' }, activate))}
        />
      ) : (
        <Button
          size="sm"
          icon={<icons.Archive size={15} />}
          loading={starting}
          onClick={then(does({ action: 'archive' }, archive))}
        >
          {t('shipments.archive.action')}
        </Button>
      )}
      <Button
        size="sm"
        icon={<icons.Trash2 size={15} />}
        loading={starting}
        onClick={then(does({ action: 'delete' }, remove))}
      >
        {t('tracking.delete.action')}
      </Button>
      <MenuButton size="sm" icon={<icons.Download size={15} />} items={exportItems}>
        {t('action.export')}
      </MenuButton>
      {!query.archived && (
        <Button size="sm" icon={<icons.RefreshCw size={15} />} onClick={does({ action: 'refresh' }, refresh)}>
          {t('shipments.refresh.action')}
        </Button>
      )}
      <MenuButton size="sm" icon={<icons.Tag size={15} />} items={marks}>
        {t('shipments.column.tag')}
      </MenuButton>
      <CopyNumbers target={target} held={list?.shipments ?? []} />
      <MoreActions
        target={target}
        archived={query.archived}
        onStart={async (work) => (await begin(work)) !== 'refused'}
      />
      {grown && GrownDialog && (
        <GrownDialog
          count={grown.count}
          onConfirm={async () => {
            if ((await begin(grown.work, grown.count)) === 'started' && LEAVING.has(grown.work.action)) onGone();
          }}
          onClose={() => {
            setGrown(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
