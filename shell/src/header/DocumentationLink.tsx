import { usePlatform } from '@tracking-console/app-kit';
import { EVENTS } from '@tracking-console/platform';
import { icons, LinkButton } from '@tracking-console/ui';
import { useSite } from '../page/useSite.ts';
import { useText } from '../useText.ts';
import styles from './Header.module.css';

export function DocumentationLink() {
  const { analytics } = usePlatform();
  const t = useText();
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
