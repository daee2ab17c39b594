import { useField } from 'react-final-form';

const asChosen = <Value>(value: Value) => value;

/** A text field of the form. Emptied it holds '', which react-final-form by itself turns into no value at all. */
export const useTextField = (name: string) => useValueField<string>(name);

/** A field of the form that holds something else. */
export const useValueField = <Value>(name: string) => useField<Value>(name, { parse: asChosen });
