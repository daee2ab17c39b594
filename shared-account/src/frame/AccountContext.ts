import type { ApplicationProps } from '@tracking-console/contract/applications';
import type { Identity } from '@tracking-console/contract/statuses';
import type { Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

type Shared = Pick<ApplicationProps<Platform>, 'popupElement' | 'visibility'>;

/** What a console hands to a parcel, and the page to the pay-callback application. */
export interface AccountProps extends Shared {
  platform: Platform;
  /** The console that shows the page; null outside both. */
  identity: Identity | null;
  /** That console's prefix. */
  basePath: string;
}

export const AccountContext = createContext<AccountProps | null>(null);

export function useAccount(): AccountProps {
  const account = useContext(AccountContext);
  if (!account) throw new Error('This stands outside an account page.');
  return account;
}
