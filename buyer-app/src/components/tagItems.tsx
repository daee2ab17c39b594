import { TAG_TYPES, type TagType } from '@tracking-console/contract/shipmentConstants';
import { icons } from '@tracking-console/ui';
import type { MenuItem } from '@tracking-console/ui/later';
import type { Text } from '../useText.ts';
import { TagMark } from './TagMark.tsx';

/** A menu's items for each mark, and for none. */
export const tagItems = (t: Text, onChoose: (tag: TagType | '') => void): MenuItem[] => [
  ...TAG_TYPES.map((tag) => ({
    key: tag,
    label: t(`shipments.tag.${tag}`),
    icon: <TagMark tag={tag} />,
    onSelect: () => onChoose(tag),
  })),
  {
    key: 'none',
    label: t('shipments.tag.none'),
    icon: <icons.X size={14} />,
    separatorBefore: true,
    onSelect: () => onChoose(''),
  },
];
