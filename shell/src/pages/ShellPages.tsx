import type { Identity } from '@tracking-console/contract/statuses';
import type { ShownPage } from '../page/shownPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProfileFailedPage } from './ProfileFailedPage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

/** What the shell puts into the main area itself; any other page is its application's. */
export function ShellPages({ shown, identity }: { shown: ShownPage; identity: Identity }) {
  switch (shown) {
    case 'unauthorized':
      return <UnauthorizedPage identity={identity} />;
    case 'notFound':
      return <NotFoundPage identity={identity} />;
    case 'profileFailed':
      return <ProfileFailedPage />;
    case 'console':
    case 'application':
    case 'waiting':
      return null;
  }
}
