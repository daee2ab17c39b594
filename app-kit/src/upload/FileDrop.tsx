import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { type DragEvent, useRef, useState } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './upload.module.css';

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a file that is chosen or dropped. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const t = useKitText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way to what the button does
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <icons.FileSpreadsheet size={28} aria-hidden="true" />
      <span>{t('upload.drop')}</span>
      <Button kind="primary" icon={<icons.Upload size={16} />} onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-label={t('upload.choose')}
        onChange={(event) => take(event.target.files)}
      />
    </div>
  );
}
