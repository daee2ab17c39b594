import { PayResult } from '../features/payResult/PayResult.tsx';

/** RT-3 */
export const Component = () => <PayResult />;
