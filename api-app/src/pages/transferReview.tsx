import { AccountPage } from '@tracking-console/app-kit/later';

export const Component = () => <AccountPage page="transferReview" />;
