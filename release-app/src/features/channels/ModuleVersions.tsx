import { moduleTitle } from '../../components/moduleTitle.ts';
import { useText } from '../../useText.ts';
import styles from './channels.module.css';

/** Module → version of one release, collapsed at first. */
export function ModuleVersions({ modules }: { modules: Readonly<Record<string, string>> }) {
  const t = useText();
  const entries = Object.entries(modules).sort(([a], [b]) => a.localeCompare(b));
  return (
    <details className={styles.modules}>
      <summary>{t('channel.modules', { count: entries.length })}</summary>
      <dl>
        {entries.map(([name, version]) => (
          <div key={name}>
            <dt>{moduleTitle(name)}</dt>
            <dd>{version}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
