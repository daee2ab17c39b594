import { usePart } from '@tracking-console/app-kit';
import type { BulkWork } from '@tracking-console/contract/tasks/tasks';
import { loader } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import type { TargetShipments } from './targetShipments.ts';

const remarkDialog = loader(async () => (await import('./RemarkDialog.tsx')).RemarkDialog);
const shareDialog = loader(async () => (await import('./ShareManyDialog.tsx')).ShareManyDialog);
const carrierDialog = loader(async () => (await import('./CarrierDialog.tsx')).CarrierDialog);

interface MoreActionsProps {
  target: TargetShipments;
  /** Shipments in the archive keep their carriers. */
  archived: boolean;
  onStart: (work: BulkWork) => Promise<boolean>;
}

/** Actions on the chosen shipments that need a dialog first. */
export function MoreActions({ target, archived, onStart }: MoreActionsProps) {
  const { count } = target;
  const t = useText();
  const [asking, setAsking] = useState<'remark' | 'carrier' | 'share' | null>(null);
  const close = () => setAsking(null);
  const RemarkDialog = usePart(remarkDialog, asking === 'remark', close);
  const CarrierDialog = usePart(carrierDialog, asking === 'carrier', close);
  const ShareManyDialog = usePart(shareDialog, asking === 'share', close);
  const carrier = {
    key: 'carrier',
    label: t('shipments.carrier.change'),
    icon: <icons.Truck size={15} />,
    onSelect: () => setAsking('carrier'),
  };
  const items = [
    {
      key: 'remark',
      label: t('shipments.bulk.remark.action'),
      icon: <icons.Pencil size={15} />,
      onSelect: () => setAsking('remark'),
    },
    ...(archived ? [] : [carrier]),
    {
      key: 'share',
      label: t('shipments.share.action'),
      icon: <icons.Share2 size={15} />,
      onSelect: () => setAsking('share'),
    },
  ];
  return (
    <>
      <MenuButton size="sm" items={items}>
        {t('action.more')}
      </MenuButton>
      {asking === 'remark' && RemarkDialog && (
        <RemarkDialog count={count} onClose={close} onConfirm={(remark) => onStart({ action: 'setRemark', remark })} />
      )}
      {asking === 'share' && ShareManyDialog && (
        <ShareManyDialog target={target} onClose={close} onStart={() => onStart({ action: 'share' })} />
      )}
      {asking === 'carrier' && CarrierDialog && (
        <CarrierDialog
          count={count}
          onClose={close}
          onConfirm={(first) => onStart({ action: 'setCarrier', first, second: 0 })}
        />
      )}
    </>
  );
}
