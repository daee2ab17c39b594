import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyInfoErrors } from './companyInfo.ts';
import { companyInfoDismissed } from './events.ts';

export type CompanyInfoDialog =
  | { phase: 'closed' }
  | { phase: 'open'; errors: CompanyInfoErrors }
  | { phase: 'sending' };

const slice = createSlice({
  name: 'identities',
  initialState: { companyInfo: { phase: 'closed' } as CompanyInfoDialog },
  reducers: {
    companyInfoNeeded: (state) => {
      state.companyInfo = { phase: 'open', errors: {} };
    },
    companyInfoSent: (state) => {
      state.companyInfo = { phase: 'sending' };
    },
    companyInfoRefused: (state, { payload }: PayloadAction<CompanyInfoErrors>) => {
      state.companyInfo = { phase: 'open', errors: payload };
    },
    companyInfoAccepted: (state) => {
      state.companyInfo = { phase: 'closed' };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(companyInfoDismissed, (state) => {
      if (state.companyInfo.phase === 'open') state.companyInfo = { phase: 'closed' };
    });
  },
});

export const identitiesReducer = slice.reducer;
export const { companyInfoNeeded, companyInfoSent, companyInfoRefused, companyInfoAccepted } = slice.actions;

export interface WithIdentities {
  identities: ReturnType<typeof identitiesReducer>;
}

export const selectCompanyInfoDialog = (state: WithIdentities) => state.identities.companyInfo;
