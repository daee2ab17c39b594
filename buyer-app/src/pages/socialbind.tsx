import { AccountPage } from '@tracking-console/app-kit/later';

/** RT-5 */
export const Component = () => <AccountPage page="socialbind" />;
