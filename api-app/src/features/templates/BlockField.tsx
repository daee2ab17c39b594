import { WORDLESS_BLOCKS } from '@tracking-console/contract/notifications/templateConstants';
import type { Block } from '@tracking-console/contract/notifications/templates';
import { IconButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { TemplateField } from './TemplateField.tsx';
import styles from './templates.module.css';

interface BlockFieldProps {
  block: Block;
  error: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  onChange: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One block with its place in the mail. Some have no words of their own. */
export function BlockField({ block, error, isFirst, isLast, isOnly, onChange, onMove, onRemove }: BlockFieldProps) {
  const t = useText();
  const { Kind } = block;
  const name = t(`consumer.block.${Kind}`);
  return (
    <div className={styles.block}>
      {WORDLESS_BLOCKS.includes(Kind) ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <TemplateField
          label={name}
          value={block.Text}
          error={error}
          isLong={Kind === 'text' || Kind === 'footer'}
          onChange={onChange}
        />
      )}
      <div className={styles.tools}>
        <IconButton
          size="sm"
          icon={<icons.ArrowUp size={15} />}
          label={t('consumer.up', { block: name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          icon={<icons.ArrowDown size={15} />}
          label={t('consumer.down', { block: name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          icon={<icons.Trash2 size={15} />}
          label={t('consumer.remove', { block: name })}
          disabled={isOnly}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
