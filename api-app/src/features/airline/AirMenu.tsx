import type { AirRow } from '@tracking-console/contract/air/air';
import type { AirAction } from '@tracking-console/contract/air/airConstants';
import { icons } from '@tracking-console/ui/later';
import { RowMenu } from '../../components/RowMenu.tsx';
import { useText } from '../../useText.ts';

interface AirMenuProps {
  row: AirRow;
  href: string;
  onAsk: (action: AirAction) => void;
  onReference: () => void;
}

export function AirMenu({ row, href, onAsk, onReference }: AirMenuProps) {
  const t = useText();
  return (
    <RowMenu
      name={row.awb}
      onDelete={() => onAsk('delete')}
      items={() => [
        { key: 'open', label: t('tracking.menu.open'), icon: <icons.PackageSearch size={15} />, href },
        { key: 'reference', label: t('air.editReference'), icon: <icons.Pencil size={15} />, onSelect: onReference },
        {
          key: 'push',
          label: t('tracking.push.action'),
          icon: <icons.Webhook size={15} />,
          disabled: row.fsu_code === null,
          onSelect: () => onAsk('push'),
        },
        {
          key: 'stop',
          label: t('tracking.stop.action'),
          icon: <icons.CircleX size={15} />,
          disabled: row.tracking_status === 'Stopped',
          onSelect: () => onAsk('stop'),
        },
      ]}
    />
  );
}
