import { BLOCK_KINDS, type BlockKind, MAX_BLOCKS } from '@tracking-console/contract/notifications/templateConstants';
import type { Block } from '@tracking-console/contract/notifications/templates';
import { MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { BlockField } from './BlockField.tsx';
import { moved, replaced, without } from './templateDraft.ts';
import styles from './templates.module.css';

interface BlockListProps {
  blocks: readonly Block[];
  errors: Readonly<Record<number, string>>;
  onChange: (blocks: Block[]) => void;
}

/** What the mail is made of, from top to bottom. */
export function BlockList({ blocks, errors, onChange }: BlockListProps) {
  const t = useText();
  const add = (Kind: BlockKind) => onChange([...blocks, { Kind, Text: '' }]);
  return (
    <>
      <ol className={styles.blocks} aria-label={t('consumer.blocks')}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and all of their state comes from outside
          <li key={index}>
            <BlockField
              block={block}
              error={errors[index]}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              isOnly={blocks.length === 1}
              onChange={(text) => onChange(replaced(blocks, index, text))}
              onMove={(by) => onChange(moved(blocks, index, by))}
              onRemove={() => onChange(without(blocks, index))}
            />
          </li>
        ))}
      </ol>
      {blocks.length < MAX_BLOCKS && (
        <div>
          <MenuButton
            size="sm"
            items={() =>
              BLOCK_KINDS.map((kind) => ({
                key: kind,
                label: t(`consumer.block.${kind}`),
                onSelect: () => add(kind),
              }))
            }
          >
            {t('consumer.add')}
          </MenuButton>
        </div>
      )}
    </>
  );
}
