import { useLanguage } from '@tracking-console/app-kit';
import { Banner, formatNumber, RelativeTime } from '@tracking-console/ui';
import type { CheckedRanges } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import styles from './addresses.module.css';

const MAX_SHOWN = 20;

/** What the list would have done to the last calls. */
export function CheckResult({ found: { calls, refused, addresses, ownRefused } }: { found: CheckedRanges }) {
  const t = useText();
  const language = useLanguage();
  const written = (count: number) => formatNumber(count, language);
  const counts = { refused: written(refused), calls: written(calls) };
  return (
    <div className={styles.result}>
      {calls === 0 && <Banner kind="info" text={t('addresses.found.nothing')} />}
      {calls > 0 && refused === 0 && <Banner kind="success" text={t('addresses.found.none', counts)} />}
      {refused > 0 && <Banner kind="warning" text={t('addresses.found.some', counts)} />}
      {addresses.length > 0 && (
        <ul className={styles.found} aria-label={t('addresses.found.list')}>
          {addresses.slice(0, MAX_SHOWN).map(({ ip, calls: count, lastTime: time }) => (
            <li key={ip}>
              <span className={styles.address}>{ip}</span>
              <span className={styles.quiet}>
                {t('addresses.found.calls', { calls: written(count) })} · <RelativeTime iso={time} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {ownRefused && <Banner kind="warning" text={t('addresses.own.refused')} />}
    </div>
  );
}
