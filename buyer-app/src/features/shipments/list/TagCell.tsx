import { MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useWrites } from '../useWrites.ts';
import { TagMark } from './TagMark.tsx';
import { tagItems } from './tagItems.tsx';

/** PG-2b: the customer's own mark, changed where it stands. */
export function TagCell({ shipment: { id, number, tag } }: { shipment: Shipment }) {
  const t = useText();
  const { setTag } = useWrites();
  const values = { number, tag: tag ? t(`shipments.tag.${tag}`) : '' };
  return (
    <MenuButton
      label={tag ? t('shipments.tag.of', values) : t('shipments.tag.set', { number })}
      kind="text"
      size="sm"
      arrow={false}
      icon={<TagMark tag={tag} />}
      items={() => tagItems(t, (next) => setTag(id, next))}
    >
      {null}
    </MenuButton>
  );
}
