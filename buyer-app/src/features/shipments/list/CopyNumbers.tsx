import { toastShown } from '@tracking-console/platform';
import { Button, icons } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../useText.ts';

/** Several numbers to the clipboard, a line each. */
export function CopyNumbers({ numbers }: { numbers: readonly string[] }) {
  const say = useText();
  const dispatch = useDispatch();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(numbers.join('\n')).then(
      () => true,
      () => false,
    );
    const key = copied ? 'buyer-app:shipments.copy.done' : 'buyer-app:shipments.copy.failed';
    dispatch(toastShown({ type: copied ? 'success' : 'failed', text: { key, values: { count: numbers.length } } }));
  };
  return (
    <Button size="sm" icon={<icons.Copy size={15} />} onClick={copy}>
      {say('shipments.copy.action')}
    </Button>
  );
}
