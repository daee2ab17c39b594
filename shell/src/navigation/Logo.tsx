import { usePlatform } from '@tracking-console/app-kit';
import { prefixOf } from '@tracking-console/platform';
import { Anchor } from '@tracking-console/ui';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import styles from './Logo.module.css';

/** Leads to the dashboard; a badge marks the API edition. */
export function Logo() {
  const { identity } = usePage();
  const { brand } = usePlatform().configuration;
  const t = useText();
  return (
    <Anchor href={`${prefixOf(identity)}/dashboard`} className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="7" />
        <path d="M8 20.5 14 12l4.5 5L24 10" />
      </svg>
      <span className={styles.brand}>{brand}</span>
      {identity === 'API' && <span className={styles.badge}>{t('shell.logo.api')}</span>}
    </Anchor>
  );
}
