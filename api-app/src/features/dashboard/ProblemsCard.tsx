import { Card, EmptyState, LinkButton, RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

interface ProblemsCardProps {
  title: string;
  /** Shown where there are no problems. */
  none: string;
  /** The page with all of them. */
  href: string;
  /** Each with the page that shows it. */
  problems: readonly { id: string; href: string; name: string; mark: string; text: string; time: string }[];
}

export function ProblemsCard({ title, none, href, problems }: ProblemsCardProps) {
  const t = useText();
  return (
    <Card
      title={title}
      flush
      actions={
        <LinkButton size="sm" kind="text" href={href}>
          {t('action.showAll')}
        </LinkButton>
      }
    >
      {problems.length === 0 ? (
        <EmptyState kind="nothing" title={none} />
      ) : (
        <ul className={styles.recent} aria-label={title}>
          {problems.map(({ id, href, name, mark, text, time }) => (
            <li key={id}>
              <span className={styles.number}>
                <TextLink href={href}>{name}</TextLink>
              </span>
              <StatusBadge tone="red">{mark}</StatusBadge>
              <p className={styles.problem}>{text}</p>
              <span className={styles.caption}>
                <RelativeTime iso={time} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
