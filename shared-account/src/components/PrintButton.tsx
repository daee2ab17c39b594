import { IconButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

/** For an open drawer, which prints without the page behind it. */
export function PrintButton() {
  const t = useText();
  return <IconButton icon={<icons.Printer size={18} />} label={t('action.print')} onClick={() => print()} />;
}
