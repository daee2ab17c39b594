import { type DraftRow, fieldsToSend, type NumberCalls, type Refusal } from '@tracking-console/app-kit/later';
import type { RegisterItem } from '@tracking-console/contract/api/tracking';
import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import type { NumberExplanation } from '@tracking-console/contract/shipments/carriers';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { consoleApi } from '../../model/consoleApi.ts';
import { useRegisterShipmentsMutation } from './trackingQueries.ts';

const numberQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    detectNumbers: build.query<DetectedNumber[], string[]>({
      query: (Numbers) => ({
        root: 'console',
        path: '/v1/number/detect',
        body: { Numbers },
        silent: true,
      }),
    }),
    explainNumber: build.query<NumberExplanation[], string>({
      query: (number) => ({
        root: 'console',
        path: '/v1/number/explain',
        body: { Number: number },
        silent: true,
      }),
    }),
  }),
});

/** Whether and into what events are translated. */
export type Translation = Pick<RegisterItem, 'lang' | 'translation_mode'>;

/** The API console's calls about numbers on their way in. */
export function useAdding(translation: Translation): NumberCalls {
  const reason = useRefusalWords();
  const [detect] = numberQueries.useLazyDetectNumbersQuery();
  const [register] = useRegisterShipmentsMutation();
  return {
    detect,
    useExplanation: numberQueries.useExplainNumberQuery,
    async add(rows) {
      const { data } = await register(rows.map((row) => toRegisterItem(row, translation)));
      return data
        ? new Map(
            data.rejected.map(({ number, error }): [string, Refusal] => [
              number,
              { text: `${reason(error)} (${error.code})` },
            ]),
          )
        : null;
    },
  };
}

const toRegisterItem = (row: DraftRow, translation: Translation): RegisterItem => ({
  number: row.number,
  ...(row.carrier !== null && { carrier: row.carrier }),
  ...(row.remark.trim() && { remark: row.remark.trim() }),
  ...translation,
  ...fieldsToSend(row),
});
