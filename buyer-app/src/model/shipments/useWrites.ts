import { newRequestId } from '@tracking-console/app-kit';
import type { ExportFormat } from '@tracking-console/contract/tasks/taskConstants';
import { useDispatch, useStore } from 'react-redux';
import { selectZone } from '../settings/useSettings.ts';
import { tasksApi } from '../tasks/tasksApi.ts';
import type { CachedLists } from './cachedLists.ts';
import { shipmentWrites } from './shipmentWrites.ts';

/** The write has no subscriber: its outcome is shown in the lists and as a toast. */
const UNWATCHED = { track: false } as const;

/** The writes of a list's row. One hook for each write would subscribe every row to the store. */
export function useWrites() {
  const dispatch = useDispatch<CachedLists['dispatch']>();
  const store = useStore<Parameters<typeof selectZone>[0]>();
  const { archiveShipments, activateShipments, deleteShipments, refreshShipments, setTag } = shipmentWrites.endpoints;
  const { exportNow } = tasksApi.endpoints;
  return {
    archive: (id: string) => dispatch(archiveShipments.initiate([id], UNWATCHED)),
    activate: (id: string) => dispatch(activateShipments.initiate([id], UNWATCHED)),
    remove: (id: string) => dispatch(deleteShipments.initiate([id], UNWATCHED)),
    refresh: (id: string) => dispatch(refreshShipments.initiate([id], UNWATCHED)),
    setTag: (id: string, tag: Parameters<typeof setTag.initiate>[0]['tag']) =>
      dispatch(setTag.initiate({ ids: [id], tag }, UNWATCHED)),
    /** As a download. */
    save(format: ExportFormat, id: string) {
      const zone = selectZone(store.getState());
      return dispatch(
        exportNow.initiate({ format, choice: { ids: [id] }, zone, requestId: newRequestId() }, UNWATCHED),
      );
    },
    /** @param base what it was when the change began */
    setRemark: (id: string, remark: string, base: string) =>
      dispatch(shipmentWrites.endpoints.setRemark.initiate({ id, remark, base }, UNWATCHED)),
  };
}
