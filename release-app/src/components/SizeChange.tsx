import { useLanguage } from '@tracking-console/app-kit';
import { formatNumber } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import styles from './parts.module.css';

const KILOBYTE = 1000;

/** A module's compressed size, and by how much it has changed; unknown sizes show as a dash. */
export function SizeChange({ from, to }: { from: number | null; to: number | null }) {
  const t = useText();
  const language = useLanguage();
  const kilobytes = (bytes: number) => formatNumber(Math.round(bytes / (KILOBYTE / 10)) / 10, language);
  if (to === null) return <>–</>;
  const size = t('size.kilobytes', { size: kilobytes(to) });
  if (from === null || from === to) return <>{size}</>;
  const grown = to > from;
  return (
    <>
      {size}{' '}
      <span className={grown ? styles.grown : styles.shrunk}>
        ({t(grown ? 'size.more' : 'size.less', { size: kilobytes(Math.abs(to - from)) })})
      </span>
    </>
  );
}
