import type { PayApiAnswers } from '@tracking-console/contract/orders';
import { useLegacyData } from './useLegacyData.ts';

/** What a reading call about orders answers, kept up to date. */
export const usePayData = <Method extends keyof PayApiAnswers>(method: Method, param: object) =>
  useLegacyData<PayApiAnswers[Method]>('pay', method, param);
