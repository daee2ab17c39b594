import type { OfflineAnswers } from '@tracking-console/contract/offline';
import type { PayApiAnswers } from '@tracking-console/contract/orders';
import { useLegacyData } from './useLegacyData.ts';

type Answers = PayApiAnswers & OfflineAnswers;

/** What a reading call about orders answers, kept up to date. */
export const usePayData = <Method extends keyof Answers>(method: Method, param: object) =>
  useLegacyData<Answers[Method]>('pay', method, param);
