import type { FieldMetaState } from 'react-final-form';

/** What to say beside a field: its own fault once it was sent, or the server's until it is changed. */
export function errorOf<Value>(meta: FieldMetaState<Value>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  return meta.submitFailed ? meta.error : undefined;
}
