import { EVENTS } from '@tracking-console/platform';
import { icons, LinkButton } from '@tracking-console/ui';
import { usePlatform } from '../PlatformContext.ts';
import { useSite } from '../page/useSite.ts';
import { useTexts } from '../page/useTexts.ts';
import styles from './Header.module.css';

/** SH-7 */
export function DocumentationLink() {
  const { analytics } = usePlatform();
  const t = useTexts();
  return (
    <LinkButton
      kind="text"
      href={useSite().documentation}
      target="_blank"
      rel="noopener"
      icon={<icons.BookOpen size={16} />}
      aria-label={t('shell.documentation.name')}
      onClick={() => analytics.send(EVENTS.apiDocumentation)}
    >
      <span className={styles.wide}>{t('shell.documentation')}</span>
    </LinkButton>
  );
}
