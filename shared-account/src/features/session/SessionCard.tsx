import { selectProfile, signOutRequested } from '@tracking-console/platform';
import { Button, Card, KeyValueList } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../useText.ts';

/** What is known of the session this page runs in, and the way to end it. */
export function SessionCard() {
  const t = useText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const fact = (key: 'signedInAs' | 'idle' | 'longest', value: string | undefined) => ({
    key,
    label: t(`session.${key}`),
    value,
  });
  return (
    <Card
      title={t('session.title')}
      actions={
        <Button size="sm" icon={<icons.LogOut size={15} />} onClick={() => dispatch(signOutRequested())}>
          {t('session.signOut')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          fact('signedInAs', profile?.email),
          fact('idle', t('session.idleText')),
          fact('longest', t('session.longestText')),
        ]}
      />
    </Card>
  );
}
