import type { ComponentType } from 'react';
import { accountApi } from './model/accountApi.ts';
import { useAccountChanges } from './model/useAccountChanges.ts';

/** What the account's pages keep in the store. */
export const features = [{ api: accountApi }] as const;

/** A page whose data follows what changes elsewhere. */
export function withAccountData(Component: ComponentType): ComponentType {
  return function AccountPage() {
    useAccountChanges();
    return <Component />;
  };
}
