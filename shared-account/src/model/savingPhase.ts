interface Mutation {
  isLoading: boolean;
  isSuccess: boolean;
  isError: boolean;
}

export type SavingPhase = 'idle' | 'saving' | 'saved' | 'refused';

/** The state of a form's save, for its card. */
export function savingPhase({ isLoading, isSuccess, isError }: Mutation): SavingPhase {
  if (isLoading) return 'saving';
  if (isError) return 'refused';
  return isSuccess ? 'saved' : 'idle';
}
