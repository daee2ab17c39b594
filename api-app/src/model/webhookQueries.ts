import { WEBHOOK_CODES } from '@tracking-console/contract/api/webhookConstants';
import type {
  DeliveryDetail,
  DeliveryList,
  ListDeliveries,
  NamedDelivery,
  NamedWebhook,
  ResendDeliveries,
  ResentDeliveries,
  RotateSecret,
  SavedWebhook,
  SaveWebhook,
  TestedWebhook,
  WebhookAttempt,
  WebhookList,
} from '@tracking-console/contract/api/webhooks';
import type { CallError } from '@tracking-console/platform';
import { consoleApi } from './consoleApi.ts';

const call = (name: string, body?: unknown) => ({ root: 'console' as const, path: `/v1/webhook/${name}`, body });

const isTestFailure = ({ code }: CallError) => code === WEBHOOK_CODES.testFailed;

const webhookQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<WebhookList, void>({
      query: () => call('get'),
      providesTags: ['Webhooks'],
    }),
    saveWebhook: build.mutation<SavedWebhook, SaveWebhook>({
      query: (webhook) => ({ ...call('save', webhook), silent: true }), // the form shows it
      invalidatesTags: ['Webhooks'],
    }),
    deleteWebhook: build.mutation<null, NamedWebhook>({
      query: (named) => call('delete', named),
      invalidatesTags: ['Webhooks'],
    }),
    rotateSecret: build.mutation<SavedWebhook, RotateSecret>({
      query: (wanted) => call('rotate', wanted),
      invalidatesTags: ['Webhooks'],
    }),
    testWebhook: build.mutation<TestedWebhook, NamedWebhook>({
      query: (named) => ({ ...call('test', named), silent: isTestFailure }),
      invalidatesTags: ['Webhooks'],
    }),
    listDeliveries: build.query<DeliveryList, ListDeliveries>({
      query: (filter) => call('deliveries', filter),
      providesTags: ['Deliveries'],
    }),
    delivery: build.query<DeliveryDetail, NamedDelivery>({
      query: (named) => call('delivery', named),
      providesTags: ['Deliveries'],
    }),
    resendDeliveries: build.mutation<ResentDeliveries, ResendDeliveries>({
      query: (wanted) => call('resend', wanted),
      invalidatesTags: ['Deliveries'],
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useSaveWebhookMutation,
  useDeleteWebhookMutation,
  useRotateSecretMutation,
  useTestWebhookMutation,
  useListDeliveriesQuery,
  useDeliveryQuery,
  useResendDeliveriesMutation,
} = webhookQueries;

/** The attempt of a failed test, from its refusal; undefined: the test itself was refused. */
export const failedTest = (error: CallError): WebhookAttempt | undefined =>
  isTestFailure(error) ? (error.data as WebhookAttempt) : undefined; // per the contract for this code
