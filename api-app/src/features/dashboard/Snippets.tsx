import type { DashboardSummary } from '@tracking-console/contract/console';
import { CopyButton } from '@tracking-console/ui';
import { Tabs } from '@tracking-console/ui/later';
import { useState } from 'react';
import { CODE_LANGUAGES, type CodeLanguage, keyMark, snippets } from '../../model/snippets.ts';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

const BODY = '[{"number":"RR123456785GB"}]';

interface SnippetsProps {
  summary: DashboardSummary;
  endpoint: 'register' | 'push';
}

/** A call of the reader's own, ready to be copied into a program. */
export function Snippets({ summary: { base_url, key }, endpoint }: SnippetsProps) {
  const t = useText();
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const code = snippets[language]({ url: `${location.origin}${base_url}/${endpoint}`, key: keyMark(key), body: BODY });
  return (
    <Tabs
      label={t('column.language')}
      tabs={Object.entries(CODE_LANGUAGES).map(([key, label]) => ({ key, label }))}
      active={language}
      onChange={(chosen) => setLanguage(chosen as CodeLanguage)}
    >
      <div className={styles.snippet}>
        <div className={styles.snippetHead}>
          <code>{`POST ${base_url}/${endpoint}`}</code>
          <CopyButton value={code} label={t('dashboard.connection.command')} />
        </div>
        <pre>
          <code>{code}</code>
        </pre>
      </div>
    </Tabs>
  );
}
