import type { FieldMetaState } from 'react-final-form';

/** The error beside a field: its own once the form was sent, or the server's until the value changes. */
export function errorOf<Value>(meta: FieldMetaState<Value>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  return meta.submitFailed ? meta.error : undefined;
}
