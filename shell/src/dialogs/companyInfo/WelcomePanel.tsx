import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './WelcomePanel.module.css';

const POINTS = [
  ['tracking', icons.Code],
  ['webhook', icons.Webhook],
  ['notifications', icons.Mail],
  ['credits', icons.Gift],
] as const;

export function WelcomePanel() {
  const t = useText();
  return (
    <section className={styles.panel}>
      {/* The dialog's own heading has the same text, visually hidden. */}
      <p aria-hidden="true" className={styles.title}>
        {t('shell.companyInfo.title')}
      </p>
      <p className={styles.text}>{t('shell.companyInfo.welcome')}</p>
      <ul className={styles.points}>
        {POINTS.map(([point, Icon]) => (
          <li key={point} className={styles.point}>
            <Icon size={18} />
            <span>{t(`shell.companyInfo.point.${point}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
