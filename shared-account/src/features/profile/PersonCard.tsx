import { useTextOr } from '@tracking-console/app-kit';
import type { Profile } from '@tracking-console/platform';
import { Button, Card, CopyButton, KeyValueList } from '@tracking-console/ui';
import { DateTime, icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { Photo } from './Photo.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import styles from './profile.module.css';

export function PersonCard({ profile }: { profile: Profile }) {
  const t = useText();
  const textOr = useTextOr();
  const [opened, setOpened] = useState<'photo' | 'email'>();
  const close = () => setOpened(undefined);
  const { nickname, email, area, createTime, gid } = profile;
  const copyable = (value: string, label: string) =>
    value && (
      <span className={styles.copyable}>
        {value} <CopyButton value={value} label={label} />
      </span>
    );
  const fact = (key: 'email' | 'area' | 'created' | 'account', value: React.ReactNode) => ({
    key,
    label: t(`userinfo.${key}`),
    value,
  });
  return (
    <Card title={t('userinfo.profile')}>
      <div className={styles.person}>
        <Photo profile={profile} alt={t('userinfo.photo')} size={72} />
        <div className={styles.names}>
          <p className={styles.nickname}>{nickname || '–'}</p>
          <p className={styles.quiet}>{email || '–'}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon={<icons.ImageUp size={16} />} onClick={() => setOpened('photo')}>
          {t('photo.change')}
        </Button>
        <Button size="sm" icon={<icons.Mail size={16} />} onClick={() => setOpened('email')}>
          {t('email.change')}
        </Button>
      </div>
      <KeyValueList
        items={[
          fact('email', copyable(email, t('userinfo.email'))),
          fact('area', area && textOr(`area.${area}`, area)),
          fact('created', createTime && <DateTime iso={createTime} detail="day" />),
          fact('account', copyable(gid, t('userinfo.account'))),
        ]}
      />
      {opened === 'photo' && <PhotoDialog profile={profile} onClose={close} />}
      {opened === 'email' && <EmailDialog email={email} onClose={close} />}
    </Card>
  );
}
