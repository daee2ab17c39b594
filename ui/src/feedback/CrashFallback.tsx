import { Button } from '../actions/Button.tsx';
import styles from './CrashFallback.module.css';
import { crashTexts } from './crashTexts.ts';

export interface CrashFallbackProps {
  language: string;
  region?: string;
  onRetry: () => void;
}

/** Chinese first, then the active language; it needs no language bundle. */
export function CrashFallback({ language, region, onRetry }: CrashFallbackProps) {
  const chinese = language.startsWith('zh');
  const { title, retry } = textsOf(language);
  return (
    <div role="alert" aria-label={region} className={styles.fallback}>
      <p lang="zh-CN" className={styles.title}>
        出错了...
      </p>
      {!chinese && <p className={styles.text}>{title}</p>}
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

function textsOf(language: string) {
  return crashTexts[language.toLowerCase()] ?? { title: 'Something went wrong', retry: 'Try again' };
}
