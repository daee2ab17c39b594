import { useApplication } from '@tracking-console/app-kit';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { parseDraft } from './parseDraft.ts';

/** F-10, F-46: what was typed into the form around it and not saved outlives the page. Who saves or discards sets the draft to ''. */
export function KeptTyped<Values extends object>({ draft }: { draft: string }) {
  const { drafts } = useApplication().platform;
  const { change, batch } = useForm<Values>();
  const { values, dirty = false } = useFormState<Values>({ subscription: { values: true, dirty: true } });
  useEffect(() => {
    const kept = parseDraft<Values>(drafts.read(draft));
    batch(() => {
      for (const [name, value] of Object.entries(kept)) change(name as keyof Values, value as Values[keyof Values]); // as it was written below
    });
  }, [drafts, draft, change, batch]);
  useEffect(() => {
    drafts.write(draft, dirty ? JSON.stringify(values) : '');
  }, [drafts, draft, dirty, values]);
  return null;
}
