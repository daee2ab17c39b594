import { IconButton, icons } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import { useText } from '../useText.ts';
import styles from './ScrollToTop.module.css';

export function ScrollToTop() {
  const t = useText();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 0);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!scrolled) return null;
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <span className={styles.place}>
      <IconButton kind="default" icon={<icons.ArrowUp size={18} />} label={t('shell.scrollToTop')} onClick={goUp} />
    </span>
  );
}
