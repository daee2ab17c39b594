import { Page } from '@tracking-console/ui';
import { Stack } from '@tracking-console/ui/later';
import { PasskeysCard } from '../features/passkeys/PasskeysCard.tsx';
import { PasswordCard } from '../features/password/PasswordCard.tsx';
import { SessionsCard } from '../features/sessions/SessionsCard.tsx';
import { SignInsCard } from '../features/sessions/SignInsCard.tsx';
import { TwoStepCard } from '../features/twoStep/TwoStepCard.tsx';
import { useText } from '../useText.ts';
import styles from './security.module.css';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.security')} description={t('security.text')}>
      <div className={styles.columns}>
        <PasswordCard />
        <Stack>
          <TwoStepCard />
          <PasskeysCard />
        </Stack>
      </div>
      <SessionsCard />
      <SignInsCard />
    </Page>
  );
}
