import { IconButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './ShipmentDetail.module.css';
import { useNeighbours } from './useNeighbours.ts';

/** The ways to the shipments before and after this one in its list. */
export function Neighbours({ id, isArchived }: { id: string; isArchived: boolean }) {
  const t = useText();
  const { hasList, previous, next } = useNeighbours(id, isArchived);
  if (!hasList) return null;
  return (
    <span className={styles.neighbours}>
      <IconButton
        size="sm"
        icon={<icons.ChevronLeft size={16} />}
        label={t('settings.shortcuts.previous')}
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        size="sm"
        icon={<icons.ChevronRight size={16} />}
        label={t('settings.shortcuts.next')}
        disabled={!next}
        onClick={next}
      />
    </span>
  );
}
