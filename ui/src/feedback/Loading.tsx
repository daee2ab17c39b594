import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingProps {
  /** "Loading" if absent. */
  tip?: string;
  size?: 'sm' | 'md' | 'lg';
  /** What it covers: nothing, the positioned box around it, or the window, where it lets clicks through. */
  overlay?: 'none' | 'area' | 'screen';
}

export function Loading({ overlay = 'none', ...content }: LoadingProps) {
  if (overlay === 'screen') return <Screen {...content} />;
  return (
    <div role="status" className={styles[overlay]}>
      <Content {...content} />
    </div>
  );
}

/** In the top layer, as an application paints nothing outside of its own area. */
function Screen(content: Omit<LoadingProps, 'overlay'>) {
  const screen = useRef<HTMLDivElement>(null);
  // Older browsers lack the top layer: there it covers the application's area.
  useLayoutEffect(() => screen.current?.showPopover?.(), []);
  return (
    <div ref={screen} role="status" popover="manual" className={styles.screen}>
      <Content {...content} />
    </div>
  );
}

function Content({ tip, size = 'md' }: Omit<LoadingProps, 'overlay'>) {
  const text = useText();
  return (
    <div className={classNames(styles.loading, styles[size])}>
      <Spinner size={size} />
      <span className={styles.tip}>{tip ?? text('ui.loading.tip')}</span>
    </div>
  );
}
