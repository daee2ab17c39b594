import { retryRequested, selectUser } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import { ShellPage } from './ShellPage.tsx';

/** Without a profile nothing else can be shown, except a button that fetches it again. */
export function ProfileFailedPage() {
  const dispatch = useDispatch();
  const t = useText();
  const { status } = useSelector(selectUser);
  return (
    <ShellPage
      alert
      title={t('shell.profileFailed.title')}
      text={t('shell.profileFailed.text')}
      actions={
        <Button kind="primary" loading={status === 'loading'} onClick={() => dispatch(retryRequested())}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
