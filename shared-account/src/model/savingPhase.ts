interface Mutation {
  isLoading: boolean;
  isSuccess: boolean;
  isError: boolean;
}

export type SavingPhase = 'idle' | 'saving' | 'saved' | 'refused';

/** How far a form's save is, as its card shows it. */
export function savingPhase({ isLoading, isSuccess, isError }: Mutation): SavingPhase {
  if (isLoading) return 'saving';
  if (isError) return 'refused';
  return isSuccess ? 'saved' : 'idle';
}
