import { MenuButton } from '@tracking-console/ui/later';
import { TagMark, tagItems } from '../../components/TagMark.tsx';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useWrites } from '../../model/shipments/useWrites.ts';
import { useText } from '../../useText.ts';

/** The customer's tag, changed in place. */
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
