import { lazyPart } from '../lazyPart.ts';

/** The dialogs: few people ever see them, and forms and windows are heavy. */
export const companyInfoDialog = lazyPart(async () => (await import('./CompanyInfoDialog.tsx')).CompanyInfoDialog);
export const policyDialog = lazyPart(async () => (await import('./PolicyDialog.tsx')).PolicyDialog);
