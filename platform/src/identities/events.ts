import { createAction } from '@reduxjs/toolkit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { CompanyInfo } from './companyInfo.ts';

/** A person chose the other console. */
export const consoleChosen = createAction<Identity>('identities/consoleChosen');
/** The address now belongs to another console than before, for any reason. */
export const consoleShown = createAction<Identity>('identities/consoleShown');
export const companyInfoSubmitted = createAction<CompanyInfo & { agreed: boolean }>('identities/companyInfoSubmitted');
export const companyInfoDismissed = createAction('identities/companyInfoDismissed');
