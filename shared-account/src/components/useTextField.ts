import { type FieldMetaState, useField } from 'react-final-form';

const asGiven = <Value>(value: Value) => value;

/** A text field of the form. Emptied it holds '', which react-final-form by default turns into undefined. */
export const useTextField = (name: string) => useValueField<string>(name);

/** A field of the form that holds something else. */
export const useValueField = <Value>(name: string) => useField<Value>(name, { parse: asGiven });

/** The error beside a field: its own once the form was sent, or the server's until the value changes. */
export function errorOf<Value>(meta: FieldMetaState<Value>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  return meta.submitFailed ? meta.error : undefined;
}
