import { useMounted } from '@tracking-console/app-kit';
import { ParcelRouter } from '@tracking-console/app-kit/later';
import { Orders } from '../features/orders/Orders.tsx';

export function Component() {
  const { basePath, identity } = useMounted();
  return (
    <ParcelRouter path={`${basePath}/orders/record`}>
      <Orders app={identity ?? 'BUYER'} />
    </ParcelRouter>
  );
}
