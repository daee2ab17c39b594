import { paths } from '@tracking-console/platform';
import { Button, Dialog, Kbd, KeyValueList } from '@tracking-console/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../useShortcuts.ts';
import { useText } from '../useText.ts';
import { KEYS } from './keys.ts';

/** Milliseconds within which a second key belongs to the first. */
const TOGETHER = 1_500;

/** The keys of every page: g d and g t go to a page, ? tells all keys. */
export function ConsoleKeys() {
  const say = useText();
  const navigate = useNavigate();
  const [told, setTold] = useState(false);
  const begun = useRef(Number.NEGATIVE_INFINITY);
  const then = (path: string) => (event: KeyboardEvent) => {
    if (event.timeStamp - begun.current < TOGETHER) void navigate(path);
    begun.current = Number.NEGATIVE_INFINITY;
  };
  useShortcuts({
    g: (event) => {
      begun.current = event.timeStamp;
    },
    d: then(paths.buyer.dashboard()),
    t: then(paths.buyer.shipments()),
    '?': () => setTold(true),
  });
  return (
    <Dialog
      open={told}
      size="sm"
      title={say('settings.shortcuts.title')}
      onClose={() => setTold(false)}
      footer={<Button onClick={() => setTold(false)}>{say('shipments.refine.done')}</Button>}
    >
      <KeyValueList items={KEYS.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: say(does) }))} />
    </Dialog>
  );
}
