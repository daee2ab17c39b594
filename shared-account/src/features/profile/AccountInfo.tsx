import { hasIdentity, type Profile, selectProfile } from '@tracking-console/platform';
import { Card } from '@tracking-console/ui';
import { Stack } from '@tracking-console/ui/later';
import { useSelector } from 'react-redux';
import { useText } from '../../useText.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.css';

export function AccountInfo() {
  const profile = useSelector(selectProfile);
  return profile && <Info profile={profile} />;
}

function Info({ profile }: { profile: Profile }) {
  const t = useText();
  const usesApi = useSelector(hasIdentity('API'));
  return (
    <div className={styles.columns}>
      <Stack>
        <PersonCard profile={profile} />
        <ProfileForm profile={profile} />
      </Stack>
      <Stack>
        <Card title={t('userinfo.preferences')}>
          <LanguageField />
        </Card>
        {usesApi && <CompanyCard country={profile.country} />}
        {profile.openAppList.map((identity) => (
          <IdentityCard key={identity} identity={identity} member={memberOf(profile, identity)} />
        ))}
      </Stack>
    </div>
  );
}

/** The wire's spelling of an identity varies in case. */
const memberOf = ({ memberInfos }: Profile, identity: string) =>
  memberInfos.find(({ app }) => app.toUpperCase() === identity.toUpperCase());
