import { useLanguage, useMounted, useTextOr } from '@tracking-console/app-kit';
import type { Profile } from '@tracking-console/platform';
import { Card, CopyButton, Image, KeyValueList } from '@tracking-console/ui';
import { DateTime, regionName } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './profile.module.css';

export function PersonCard({ profile }: { profile: Profile }) {
  const t = useText();
  const textOr = useTextOr();
  const language = useLanguage();
  const { avatars } = useMounted().platform.configuration;
  const { nickname, email, photo, country, area, createTime, gid } = profile;
  const copyable = (value: string, label: string) =>
    value && (
      <span className={styles.copyable}>
        {value} <CopyButton value={value} label={label} />
      </span>
    );
  const fact = (key: 'email' | 'phone' | 'country' | 'area' | 'created' | 'account', value: React.ReactNode) => ({
    key,
    label: t(`userinfo.${key}`),
    value,
  });
  return (
    <Card title={t('userinfo.profile')}>
      <div className={styles.person}>
        <Image
          src={photo && `${avatars}/${encodeURIComponent(photo)}`}
          alt={t('userinfo.photo')}
          width={64}
          height={64}
          round
          fallback={<Initial name={nickname || email} />}
        />
        <div className={styles.names}>
          <p className={styles.nickname}>{nickname || '–'}</p>
          <p className={styles.quiet}>{email || '–'}</p>
        </div>
      </div>
      <KeyValueList
        items={[
          fact('email', copyable(email, t('userinfo.email'))),
          fact('phone', phoneNumber(profile)),
          fact('country', country && regionName(country, language)),
          fact('area', area && textOr(`area.${area}`, area)),
          fact('created', createTime && <DateTime iso={createTime} detail="day" />),
          fact('account', copyable(gid, t('userinfo.account'))),
        ]}
      />
    </Card>
  );
}

/** For a customer without a photo, or one that cannot be loaded. */
function Initial({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.initial}>
      {[...name][0]?.toUpperCase() ?? ''}
    </span>
  );
}

const phoneNumber = ({ phone, phoneCountryCode }: Profile) =>
  phone && [phoneCountryCode && `+${phoneCountryCode.replace(/^\+/, '')}`, phone].filter(Boolean).join(' ');
