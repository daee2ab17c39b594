import { useMounted } from '@tracking-console/app-kit';
import { ParcelRouter } from '@tracking-console/app-kit/later';
import { Transfers } from '../features/offline/Transfers.tsx';

export function Component() {
  const { basePath, identity } = useMounted();
  return (
    <ParcelRouter path={`${basePath}/orders/offlineTrading`}>
      <Transfers app={identity ?? 'BUYER'} />
    </ParcelRouter>
  );
}
