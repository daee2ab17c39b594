import { AccountPage } from '../../features/account/AccountPage.tsx';

/** RT-5 */
export const Component = () => <AccountPage page="ordersRecord" />;
