import { AccountPage } from '../features/account/AccountPage.tsx';

export const Component = () => <AccountPage page="security" />;
