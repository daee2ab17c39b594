import type { CheckFinding } from '@tracking-console/contract/releases/releases';
import { Tag } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import { moduleTitle } from './moduleTitle.ts';
import styles from './parts.module.css';

/** What is wrong, in plain words, and where. */
export function FindingList({ findings }: { findings: readonly CheckFinding[] }) {
  const t = useText();
  return (
    <ul aria-label={t('findings.label')} className={styles.findings}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} className={styles.finding}>
          <span lang="en">{finding.message}</span>
          <span className={styles.where}>
            <Tag>{t(`check.${finding.check}`)}</Tag>
            {finding.module && <span className={styles.module}>{moduleTitle(finding.module)}</span>}
            {finding.where && <code className={styles.code}>{finding.where}</code>}
          </span>
        </li>
      ))}
    </ul>
  );
}
