import { Card, Checkbox, Kbd, KeyValueList } from '@tracking-console/ui';
import { useState } from 'react';
import { setShortcuts, shortcutsAreOn } from '../../shortcutPreference.ts';
import { useText } from '../../useText.ts';

const KEYS = [
  { key: '/', does: 'settings.shortcuts.search' },
  { key: 'j', does: 'settings.shortcuts.next' },
  { key: 'k', does: 'settings.shortcuts.previous' },
  { key: 'x', does: 'settings.shortcuts.select' },
  { key: 'Enter', does: 'settings.shortcuts.open' },
  { key: 'Esc', does: 'settings.shortcuts.leave' },
  { key: 'n', does: 'settings.shortcuts.add' },
] as const;

export function ShortcutSettings() {
  const say = useText();
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    setShortcuts(next);
    setOn(next);
  };
  return (
    <Card title={say('settings.shortcuts.title')}>
      <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
        {say('settings.shortcuts.on')}
      </Checkbox>
      <KeyValueList items={KEYS.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: say(does) }))} />
    </Card>
  );
}
