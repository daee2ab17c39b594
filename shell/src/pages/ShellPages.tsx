import { usePage } from '../page/PageContext.ts';
import { useStartPage } from '../page/useStartPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProfileFailedPage } from './ProfileFailedPage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

/** What the shell puts into the main area itself; any other page is its application's. */
export function ShellPages() {
  const { shown } = usePage();
  useStartPage();
  switch (shown) {
    case 'unauthorized':
      return <UnauthorizedPage />;
    case 'notFound':
      return <NotFoundPage />;
    case 'profileFailed':
      return <ProfileFailedPage />;
    case 'console':
    case 'application':
    case 'waiting':
      return null;
  }
}
