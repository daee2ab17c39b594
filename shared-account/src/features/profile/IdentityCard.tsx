import { useLanguage, useTextOr } from '@tracking-console/app-kit';
import type { MemberInfo } from '@tracking-console/platform';
import { Card, FormattedNumber, formatNumber, KeyValueList, Meter } from '@tracking-console/ui';
import { DateTime, Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './profile.module.css';

interface IdentityCardProps {
  identity: string;
  /** Its limits and use; absent if the provider sends none. */
  member: MemberInfo | undefined;
}

export function IdentityCard({ identity, member }: IdentityCardProps) {
  const t = useText();
  const textOr = useTextOr();
  const language = useLanguage();
  const written = (value: number) => formatNumber(value, language);
  const fact = (key: 'adding' | 'archived' | 'expires', value: React.ReactNode) => ({
    key,
    label: t(`identity.${key}`),
    value,
  });
  return (
    <Card title={textOr(`identity.name.${identity.toUpperCase()}`, identity)}>
      {member ? (
        <Stack>
          <Meter
            label={t('identity.quota')}
            value={member.usedQuota}
            max={member.trackingQuota}
            text={t('identity.used', {
              used: written(member.usedQuota),
              total: written(member.trackingQuota),
            })}
          />
          <KeyValueList
            items={[
              fact('adding', <FormattedNumber value={member.addingQuota} />),
              fact('archived', <FormattedNumber value={member.archivedCount} />),
              fact(
                'expires',
                member.expireTime ? <DateTime iso={member.expireTime} detail="day" /> : t('identity.never'),
              ),
            ]}
          />
        </Stack>
      ) : (
        <p className={styles.quiet}>{t('identity.open')}</p>
      )}
    </Card>
  );
}
