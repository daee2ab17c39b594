import { Banner, Button } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';

/** Shipments that belong on this page came while it was being read; they are shown when the customer wants them. */
export function NewsBanner({ count, onShow }: { count: number; onShow: () => void }) {
  const say = useText();
  if (count === 0) return null;
  return (
    <Banner
      kind="info"
      text={say('shipments.news.text', { count })}
      actions={
        <Button size="sm" onClick={onShow}>
          {say('shipments.news.show')}
        </Button>
      }
    />
  );
}
