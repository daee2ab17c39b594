import { paths } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import styles from './parts.module.css';

const SHOWN = 12;

/** Enough of a release's id to know it by. */
export const shortId = (id: string) => id.slice(0, SHOWN);

/** A release by its id, which leads to its page. */
export function ReleaseName({ id }: { id: string }) {
  return (
    <TextLink href={paths.release.release(id)} title={id} className={styles.id ?? ''}>
      {shortId(id)}
    </TextLink>
  );
}
