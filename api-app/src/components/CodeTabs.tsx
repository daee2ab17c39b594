import { CopyButton } from '@tracking-console/ui';
import { Tabs } from '@tracking-console/ui/later';
import { useState } from 'react';
import { CODE_LANGUAGES, type CodeLanguage, type SampleCall, snippets } from '../model/snippets.ts';
import { useText } from '../useText.ts';
import styles from './CodeBlock.module.css';

/** The user's own call as code, ready to be copied into a program. */
export function CodeTabs({ call }: { call: SampleCall }) {
  const t = useText();
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const code = snippets[language](call);
  return (
    <Tabs
      label={t('column.language')}
      tabs={Object.entries(CODE_LANGUAGES).map(([key, label]) => ({ key, label }))}
      active={language}
      onChange={(chosen) => setLanguage(chosen as CodeLanguage)}
    >
      <div className={styles.block}>
        <div className={styles.head}>
          <code>{`POST ${new URL(call.url).pathname}`}</code>
          <CopyButton value={code} label={t('dashboard.connection.command')} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long body is scrolled by keyboard */}
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      </div>
    </Tabs>
  );
}
