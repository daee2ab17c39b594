import { useMounted } from '@tracking-console/app-kit';
import type { Profile } from '@tracking-console/platform';
import { Image } from '@tracking-console/ui';
import styles from './profile.module.css';

interface PhotoProps {
  profile: Pick<Profile, 'photo' | 'nickname' | 'email'>;
  alt: string;
  size: number;
}

/** The first letter of the name for a customer without a photo, or one that cannot be loaded. */
export function Photo({ profile: { photo, nickname, email }, alt, size }: PhotoProps) {
  const { avatars } = useMounted().platform.configuration;
  const letter = [...(nickname || email)][0]?.toUpperCase() ?? '';
  return (
    <Image
      src={photo && `${avatars}/${encodeURIComponent(photo)}`}
      alt={alt}
      width={size}
      height={size}
      round
      fallback={
        <span aria-hidden="true" className={styles.initial}>
          {letter}
        </span>
      }
    />
  );
}
