import AntdQrCode from 'antd/es/qr-code';
import { AntdProvider } from './AntdProvider.tsx';
import type { QrCodeProps } from './widgetProps.ts';

export function QrImage({ value, label }: QrCodeProps) {
  return (
    <AntdProvider>
      {/* Dark on light in both themes: not every camera reads it the other way round. */}
      <AntdQrCode type="svg" role="img" aria-label={label} value={value} color="#000000" bgColor="#ffffff" />
    </AntdProvider>
  );
}
