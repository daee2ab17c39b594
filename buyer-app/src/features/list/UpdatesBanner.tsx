import { Banner, Button } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

/** Shipments that belong on this page came while it was being read; they are shown when the customer wants them. */
export function UpdatesBanner({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Banner
      kind="info"
      text={t('shipments.updates.text', { count })}
      actions={
        <Button size="sm" onClick={onShow}>
          {t('action.show')}
        </Button>
      }
    />
  );
}
