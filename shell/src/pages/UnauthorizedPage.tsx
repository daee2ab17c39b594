import { type Identity, otherIdentity } from '@tracking-console/contract/statuses';
import { consoleChosen } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { ShellPage } from './ShellPage.tsx';

/** Both consoles can be opened from here, whichever identities are missing. */
export function UnauthorizedPage() {
  const { identity } = usePage();
  const t = useText();
  return (
    <ShellPage
      title={t('shell.unauthorized.title')}
      text={t('shell.unauthorized.text')}
      actions={
        <>
          <ConsoleButton identity={identity} kind="primary" />
          <ConsoleButton identity={otherIdentity(identity)} kind="default" />
        </>
      }
    />
  );
}

function ConsoleButton({ identity, kind }: { identity: Identity; kind: 'primary' | 'default' }) {
  const dispatch = useDispatch();
  const t = useText();
  return (
    <Button kind={kind} onClick={() => dispatch(consoleChosen(identity))} {...usePrefetchCompanyInfo(identity)}>
      {t(`shell.open.${identity}`)}
    </Button>
  );
}
