import { Card, KeyValueList } from '@tracking-console/ui';
import { Checkbox, Kbd } from '@tracking-console/ui/later';
import { useState } from 'react';
import { setShortcuts, shortcutsAreOn } from '../../components/useShortcuts.ts';
import { useText } from '../../useText.ts';
import { KEYS } from './keys.ts';

export function ShortcutSettings() {
  const t = useText();
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    setShortcuts(next);
    setOn(next);
  };
  return (
    <Card title={t('settings.shortcuts.title')}>
      <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
        {t('settings.shortcuts.on')}
      </Checkbox>
      <KeyValueList items={KEYS.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: t(does) }))} />
    </Card>
  );
}
