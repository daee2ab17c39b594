import { TEMPLATE_VARIABLES } from '@tracking-console/contract/notifications/templateConstants';
import { MenuButton } from '@tracking-console/ui/later';
import type { RefObject } from 'react';
import { useText } from '../../useText.ts';

interface VariableMenuProps {
  /** Which of the editor's fields it is for, in words. */
  field: string;
  target: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
}

/** Puts a variable where the cursor is. */
export function VariableMenu({ field, target, value, onChange }: VariableMenuProps) {
  const t = useText();
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = target.current ?? {};
    const from = selectionStart ?? value.length;
    onChange(`${value.slice(0, from)}{{${name}}}${value.slice(selectionEnd ?? from)}`);
  };
  return (
    <MenuButton
      label={t('consumer.variables', { field })}
      kind="text"
      size="sm"
      align="end"
      items={() =>
        TEMPLATE_VARIABLES.map((name) => ({ key: name, label: `{{${name}}}`, onSelect: () => insert(name) }))
      }
    >
      {'{{…}}'}
    </MenuButton>
  );
}
