import { usePage } from '../page/PageContext.ts';
import { useStartPage } from '../page/useStartPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProfileFailedPage } from './ProfileFailedPage.tsx';
import { SignInRefusedPage } from './SignInRefusedPage.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';
import { WelcomePage } from './WelcomePage.tsx';

/** What the shell puts into the main area itself; any other page is its application's. */
export function ShellPages() {
  const { shown } = usePage();
  useStartPage();
  switch (shown) {
    case 'welcome':
      return <WelcomePage />;
    case 'unauthorized':
      return <UnauthorizedPage />;
    case 'notFound':
      return <NotFoundPage />;
    case 'signInRefused':
      return <SignInRefusedPage />;
    case 'profileFailed':
      return <ProfileFailedPage />;
    case 'console':
    case 'application':
    case 'waiting':
      return null;
  }
}
