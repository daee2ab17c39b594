import { hasIdentity } from '@tracking-console/platform';
import { Page } from '@tracking-console/ui';
import { useSelector } from 'react-redux';
import { AddressesCard } from '../features/addresses/AddressesCard.tsx';
import { AuditCard } from '../features/audit/AuditCard.tsx';
import { KeysCard } from '../features/keys/KeysCard.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  const usesApi = useSelector(hasIdentity('API'));
  return (
    <Page title={t('menu.authorizations')} description={t('authorizations.text')}>
      {usesApi && <KeysCard />}
      {usesApi && <AddressesCard />}
      <AuditCard />
    </Page>
  );
}
