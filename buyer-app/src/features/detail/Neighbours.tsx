import { useKitText, useShortcuts } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { IconButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACTIVE_LIST, ARCHIVED_LIST, readListQuery } from '../../model/lists/listQuery.ts';
import { listedIds } from '../../model/lists/shipmentList.ts';
import { useListDefaults } from '../../model/lists/useListDefaults.ts';
import { useGetShipmentsQuery } from '../../model/shipments/shipmentsApi.ts';
import styles from './ShipmentDetail.module.css';
import { listSearch } from './useListHref.ts';

/** The ways to the shipments before and after this one in its list. */
export function Neighbours({ id, isArchived }: { id: string; isArchived: boolean }) {
  const t = useKitText();
  const { hasList, previous, next } = useNeighbours(id, isArchived);
  if (!hasList) return null;
  return (
    <span className={styles.neighbours}>
      <IconButton
        size="sm"
        icon={<icons.ChevronLeft size={16} />}
        label={t('shortcuts.previous')}
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        size="sm"
        icon={<icons.ChevronRight size={16} />}
        label={t('shortcuts.next')}
        disabled={!next}
        onClick={next}
      />
    </span>
  );
}

/** The shipments beside this one in the list it was opened from, and the keys that lead there; none without a list. */
function useNeighbours(id: string, isArchived: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = listSearch(state);
  const defaults = useListDefaults(isArchived ? ARCHIVED_LIST : ACTIVE_LIST);
  const query = useMemo(() => readListQuery(new URLSearchParams(search ?? ''), defaults), [search, defaults]);
  const { currentData } = useGetShipmentsQuery(query, { skip: search === null });
  const ids = (currentData && listedIds(currentData)) ?? [];
  const at = ids.indexOf(id);
  const goTo = (neighbour: string | undefined) =>
    neighbour === undefined ? undefined : () => navigate(paths.buyer.shipment(neighbour), { state, replace: true });
  const previous = goTo(at > 0 ? ids[at - 1] : undefined);
  const next = goTo(at >= 0 ? ids[at + 1] : undefined);
  useShortcuts({ j: () => next?.(), k: () => previous?.() });
  return { hasList: at >= 0 && ids.length > 1, previous, next };
}
