import { loader } from '@tracking-console/ui';

/** The dialogs: few people ever see them, and forms and windows are heavy. */
export const companyInfoDialog = loader(async () => (await import('./CompanyInfoDialog.tsx')).CompanyInfoDialog);
export const recentCheckDialog = loader(async () => (await import('./RecentCheckDialog.tsx')).RecentCheckDialog);
export const policyDialog = loader(async () => (await import('./PolicyDialog.tsx')).PolicyDialog);
