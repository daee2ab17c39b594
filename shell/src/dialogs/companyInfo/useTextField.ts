import type { FocusEvent } from 'react';
import { useField } from 'react-final-form';

const asTyped = (text: string) => text;

/** A text field of the form. Emptied it holds '', which react-final-form by itself turns into no value at all. */
export function useTextField(name: string) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const onBlur = ({ currentTarget }: FocusEvent) => onceReleased(currentTarget.ownerDocument, () => input.onBlur());
  return { input: { ...input, onBlur }, meta };
}

/** An error that appears as a field is left would move the pressed element from under the pointer. */
function onceReleased(page: Document, leave: () => void): void {
  if (page.querySelector('body :active'))
    page.addEventListener('mouseup', () => setTimeout(leave), { once: true, capture: true });
  else leave();
}
