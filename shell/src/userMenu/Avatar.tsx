import { usePlatform } from '@tracking-console/app-kit';
import { Image } from '@tracking-console/ui';
import styles from './Avatar.module.css';

/** The picture of an avatar id, or a placeholder of ours where there is none or it cannot be loaded. */
export function Avatar({ photo, size }: { photo: string; size: number }) {
  const { avatars } = usePlatform().configuration;
  const src = photo && `${avatars}/${encodeURIComponent(photo)}`;
  return <Image src={src} alt="" width={size} height={size} round fallback={<Placeholder />} />;
}

function Placeholder() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true" className={styles.placeholder}>
      <rect width="32" height="32" />
      <circle cx="16" cy="12.5" r="5" />
      <path d="M6 28c1.2-5.6 5-8.5 10-8.5s8.8 2.9 10 8.5z" />
    </svg>
  );
}
