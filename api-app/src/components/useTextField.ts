import { useField } from 'react-final-form';

const asChosen = <Value>(value: Value) => value;

/** A text field of the form. An empty one is '', which react-final-form would turn into undefined. */
export const useTextField = (name: string) => useValueField<string>(name);

/** A field of the form with a value of another type. */
export const useValueField = <Value>(name: string) => useField<Value>(name, { parse: asChosen });
