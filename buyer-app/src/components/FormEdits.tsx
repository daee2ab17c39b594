import { useApplication } from '@tracking-console/app-kit';
import { parseDraft } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { only, type Texts } from '../model/edits/edits.ts';
import { forgetTyped, keepTyped, recallTyped } from '../model/edits/typedOver.ts';
import { TextChangedElsewhere } from './ChangedElsewhere.tsx';
import { useTextField } from './useTextField.ts';

interface KeptTypedProps {
  draft: string;
  /** The value of each changed field when its change began. */
  base: Texts;
  onBase: (base: Texts) => void;
}

/**
 * What was typed into the form around it and not saved outlives the page, with what it was typed over. A form
 * with `keepDirtyOnReinitialize` keeps it as well when something else of it is saved elsewhere.
 */
export function KeptTyped({ draft, base, onBase }: KeptTypedProps) {
  const { drafts } = useApplication().platform;
  const { change, batch } = useForm<Texts>();
  const { values, dirtyFields, initialValues } = useFormState<Texts>({
    subscription: { values: true, dirtyFields: true, initialValues: true },
  });
  useEffect(() => {
    const kept = recallTyped(drafts, draft);
    if (!kept) return;
    onBase(parseDraft<Texts>(kept.base) as Texts); // as it was written below
    batch(() => {
      for (const [name, text] of Object.entries(parseDraft<Texts>(kept.text))) change(name, text as string);
    });
  }, [drafts, draft, change, batch, onBase]);
  useEffect(() => {
    const names = Object.keys(dirtyFields ?? {});
    const began = only({ ...initialValues, ...base }, names);
    if (JSON.stringify(began) !== JSON.stringify(base)) onBase(began);
    if (names.length === 0) return forgetTyped(drafts, draft);
    keepTyped(drafts, draft, { text: JSON.stringify(only(values, names)), base: JSON.stringify(began) });
  }, [drafts, draft, dirtyFields, values, initialValues, base, onBase]);
  return null;
}

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
