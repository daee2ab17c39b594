import { CopyButton } from '@tracking-console/ui';
import styles from './CodeBlock.module.css';
import { indented } from './indented.ts';

/** A request or response text, wrapped, with its title and a copy button above. */
export function CodeBlock({ title, text, empty }: { title: string; text: string; empty: string }) {
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <span>{title}</span>
        {text !== '' && <CopyButton value={text} label={title} />}
      </div>
      {text === '' ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long body is scrolled by keyboard
        <pre tabIndex={0}>
          <code>{indented(text)}</code>
        </pre>
      )}
    </div>
  );
}
