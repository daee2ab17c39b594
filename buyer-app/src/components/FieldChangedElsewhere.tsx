import type { Texts } from '../model/edits/edits.ts';
import { TextChangedElsewhere } from './ChangedElsewhere.tsx';
import { useTextField } from './useTextField.ts';

interface FieldChangedElsewhereProps {
  name: string;
  base: Texts;
  onBase: (base: Texts) => void;
}

/** Beside a field of a form that has been typed into while another tab saved another text for it. */
export function FieldChangedElsewhere({ name, base, onBase }: FieldChangedElsewhereProps) {
  const { input, meta } = useTextField(name);
  const { dirty = false, initial = '' } = meta;
  if (!dirty || !(name in base) || base[name] === initial) return null;
  return (
    <TextChangedElsewhere
      value={initial}
      onDiscard={() => input.onChange(initial)}
      onKeep={() => onBase({ ...base, [name]: initial })}
    />
  );
}
