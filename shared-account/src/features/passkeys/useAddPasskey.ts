import { useState } from 'react';
import { passkeyRefusalOf, useAddPasskeyMutation, usePasskeyOptionsMutation } from '../../model/securityQueries.ts';
import { makePasskey } from './passkeyDialog.ts';

/** Adds a passkey after the browser's own dialog. */
export function useAddPasskey() {
  const [fetchOptions, wanted] = usePasskeyOptionsMutation();
  const [addPasskey, added] = useAddPasskeyMutation();
  const [isAdding, setAdding] = useState(false);

  async function add(): Promise<void> {
    wanted.reset();
    added.reset();
    setAdding(true);
    const { data: options } = await fetchOptions();
    const made = options && (await makePasskey(options));
    if (made) await addPasskey(made);
    setAdding(false);
  }

  return { add, isAdding, problem: passkeyRefusalOf(wanted.error ?? added.error) };
}
