import { WORDLESS_BLOCKS } from '@tracking-console/contract/templateConstants';
import type { Block } from '@tracking-console/contract/templates';
import { FormField, IconButton, TextArea } from '@tracking-console/ui';
import { icons, TextField } from '@tracking-console/ui/later';
import { useRef } from 'react';
import { useText } from '../../useText.ts';
import styles from './templates.module.css';
import { VariableMenu } from './VariableMenu.tsx';

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
        <TextBlock block={block} name={name} error={error} onChange={onChange} />
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

interface TextBlockProps {
  block: Block;
  name: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function TextBlock({ block: { Kind, Text }, name, error, onChange }: TextBlockProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isLong = Kind === 'text' || Kind === 'footer';
  return (
    <div className={styles.field}>
      <FormField label={name} error={error}>
        {isLong ? (
          <TextArea ref={area} rows={3} value={Text} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextField ref={line} autoComplete="off" value={Text} onChange={(event) => onChange(event.target.value)} />
        )}
      </FormField>
      <div className={styles.variable}>
        <VariableMenu field={name} target={isLong ? area : line} value={Text} onChange={onChange} />
      </div>
    </div>
  );
}
