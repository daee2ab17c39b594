import type { ComponentType } from 'react';
import { accountApi } from './model/accountApi.ts';
import { useAccountChanges } from './model/useAccountChanges.ts';

/** The store's parts for the account's pages. */
export const features = [{ api: accountApi }] as const;

/** A page whose data is refetched when it changes elsewhere. */
export function withAccountData(Component: ComponentType): ComponentType {
  return function AccountPage() {
    useAccountChanges();
    return <Component />;
  };
}
