import { type Identity, otherIdentity } from '@tracking-console/contract/shipments/statuses';
import { consoleChosen } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { useText } from '../useText.ts';

/** The ways into both consoles, whichever identities are missing. */
export function OpenConsoles({ first }: { first: Identity }) {
  return (
    <>
      <OpenConsole identity={first} kind="primary" />
      <OpenConsole identity={otherIdentity(first)} kind="default" />
    </>
  );
}

function OpenConsole({ identity, kind }: { identity: Identity; kind: 'primary' | 'default' }) {
  const dispatch = useDispatch();
  const t = useText();
  return (
    <Button kind={kind} onClick={() => dispatch(consoleChosen(identity))} {...usePrefetchCompanyInfo(identity)}>
      {t(`shell.open.${identity}`)}
    </Button>
  );
}
