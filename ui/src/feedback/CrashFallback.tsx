import type { Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import { usePageHeading } from '../layout/usePageHeading.ts';
import styles from './CrashFallback.module.css';
import { crashTexts } from './crashTexts.ts';

export interface CrashFallbackProps {
  language: string;
  region?: string;
  /** Of a fallback that replaces a whole page: its title is the page's heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  onRetry: () => void;
}

/** Chinese first, then the active language; it needs no language bundle. */
export function CrashFallback({ language, region, headingRef, onRetry }: CrashFallbackProps) {
  const chinese = language.startsWith('zh');
  const { title, retry } = textsOf(language);
  return (
    <div role="alert" aria-label={region} className={styles.fallback}>
      {headingRef ? (
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          <span lang="zh-CN">出错了...</span>
          {!chinese && <span className={styles.text}> {title}</span>}
        </h1>
      ) : (
        <>
          <p lang="zh-CN" className={styles.title}>
            出错了...
          </p>
          {!chinese && <p className={styles.text}>{title}</p>}
        </>
      )}
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

/** In the place of a page. */
export const PageCrashFallback = (props: Omit<CrashFallbackProps, 'headingRef'>) => (
  <CrashFallback {...props} headingRef={usePageHeading()} />
);

function textsOf(language: string) {
  return crashTexts[language.toLowerCase()] ?? { title: 'Something went wrong', retry: 'Try again' };
}
