interface Mutation {
  isLoading: boolean;
  isSuccess: boolean;
  isError: boolean;
}

export type SavingPhase = ReturnType<typeof savingPhase>;

/** How far a form's save is, as its card shows it. */
export function savingPhase({ isLoading, isSuccess, isError }: Mutation) {
  if (isLoading) return 'saving';
  if (isError) return 'refused';
  return isSuccess ? 'saved' : 'idle';
}
