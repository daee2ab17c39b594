import { useSharedText } from '@tracking-console/app-kit';
import { signInChosen } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../useText.ts';
import { ShellPage } from './ShellPage.tsx';

/** In place of a second redirect, which would lead back here at once. */
export function SignInRefusedPage() {
  const dispatch = useDispatch();
  const t = useText();
  const shared = useSharedText();
  return (
    <ShellPage
      alert
      title={t('shell.signInRefused.title')}
      text={shared('signIn.refused')}
      actions={
        <Button kind="primary" onClick={() => dispatch(signInChosen())}>
          {t('shell.signInRefused.again')}
        </Button>
      }
    />
  );
}
