import { setShortcuts, shortcutsAreOn, useKitText } from '@tracking-console/app-kit';
import { Card, KeyValueList } from '@tracking-console/ui';
import { Checkbox, Kbd } from '@tracking-console/ui/later';
import { useState } from 'react';
import { KEYS } from './keys.ts';

export function ShortcutSettings() {
  const t = useKitText();
  const [on, setOn] = useState(shortcutsAreOn);
  const change = (next: boolean) => {
    setShortcuts(next);
    setOn(next);
  };
  return (
    <Card title={t('shortcuts.title')}>
      <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
        {t('shortcuts.on')}
      </Checkbox>
      <KeyValueList items={KEYS.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: t(does) }))} />
    </Card>
  );
}
