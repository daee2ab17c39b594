import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeleteAccount } from '@tracking-console/contract/user';

/** Why an account was not deleted. */
export type DeletionRefusal = 'mismatch' | 'tooOften' | 'failed';

type Deletion = { phase: 'idle' } | { phase: 'sent' } | { phase: 'refused'; why: DeletionRefusal };

const initialState = { phase: 'idle' } as Deletion;

export const accountDeletionSubmitted = createAction<DeleteAccount>('buyer/accountDeletionSubmitted');

const slice = createSlice({
  name: 'buyerAccount',
  initialState,
  reducers: {
    accountDeletionRefused: (_state, { payload: why }: PayloadAction<DeletionRefusal>): Deletion => ({
      phase: 'refused',
      why,
    }),
    accountDeletionLeft: (): Deletion => ({ phase: 'idle' }),
  },
  extraReducers: (build) => {
    build.addCase(accountDeletionSubmitted, (): Deletion => ({ phase: 'sent' }));
  },
});

export const accountReducer = slice.reducer;
export const { accountDeletionRefused, accountDeletionLeft } = slice.actions;

interface WithAccount {
  buyerAccount: Deletion;
}

export const selectDeletion = (state: WithAccount) => state.buyerAccount;
