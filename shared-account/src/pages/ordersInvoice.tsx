import { useMounted } from '@tracking-console/app-kit';
import { ParcelRouter } from '@tracking-console/app-kit/later';
import { Invoices } from '../features/invoices/Invoices.tsx';

export function Component() {
  const { basePath, identity } = useMounted();
  return (
    <ParcelRouter path={`${basePath}/orders/invoice`}>
      <Invoices app={identity ?? 'BUYER'} isAbroad={false} />
    </ParcelRouter>
  );
}
