import { useField } from 'react-final-form';

const asTyped = (text: string) => text;

/** A text field of the form. Emptied it holds '', which react-final-form by itself turns into no value at all. */
export const useTextField = (name: string) => useField<string>(name, { parse: asTyped });
