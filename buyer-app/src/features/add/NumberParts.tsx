import { useLanguage } from '@tracking-console/app-kit';
import type { NumberExplanation } from '@tracking-console/contract/carriers';
import { regionName } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './NumberExplained.module.css';

type Part = NumberExplanation['Parts'][number];

interface NumberPartsProps {
  parts: readonly Part[];
  /** The check digit does not fit. */
  wrong: boolean;
}

/** A number in its parts, each with what it is and what it says. */
export function NumberParts({ parts, wrong }: NumberPartsProps) {
  const t = useText();
  const language = useLanguage();
  const placed = parts.map((part, at) => ({
    ...part,
    from: parts.slice(0, at).reduce((sum, { Text }) => sum + Text.length, 0),
  }));
  return (
    <dl className={styles.parts}>
      {placed.map(({ from, Text, Meaning, Says }) => (
        <div key={from} className={`${styles.part} ${Meaning === 'check' ? (wrong ? styles.bad : styles.good) : ''}`}>
          <dt>{Text}</dt>
          <dd>
            {t(`shipments.explain.part.${Meaning}`)}
            {Says &&
              (Meaning === 'country' ? <span>{regionName(Says, language)}</span> : <span lang="en">{Says}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
