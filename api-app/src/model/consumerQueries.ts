import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import type { MessageParam } from '@tracking-console/contract/notifications/rules';
import type {
  CustomFlow,
  DryRunFlow,
  Preview,
  PreviewTemplate,
  SaveCustomFlow,
  SaveFlow,
  SaveTemplate,
  Sender,
  Template,
  TemplateList,
  TemplateVersion,
} from '@tracking-console/contract/notifications/templates';
import { consoleApi } from './consoleApi.ts';
import { messageCall } from './messageCall.ts';

const consumerQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<TemplateList, void>({
      query: () => messageCall('GetTemplates', {}),
      providesTags: ['Templates'],
    }),
    saveFlow: build.mutation<null, SaveFlow>({
      query: (flow) => messageCall('SaveFlow', flow),
      invalidatesTags: ['Templates'],
    }),
    saveCustomFlow: build.mutation<CustomFlow, SaveCustomFlow>({
      query: (flow) => messageCall('SaveCustomFlow', flow),
      invalidatesTags: ['Templates'],
    }),
    changeFlow: build.mutation<null, MessageParam<'ChangeFlow'>>({
      query: (change) => ({ ...messageCall('ChangeFlow', change), silent: false }),
      invalidatesTags: ['Templates'],
    }),
    moveFlow: build.mutation<null, MessageParam<'MoveFlow'>>({
      query: (wanted) => ({ ...messageCall('MoveFlow', wanted), silent: false }),
      invalidatesTags: ['Templates'],
    }),
    deleteFlow: build.mutation<null, MessageParam<'DeleteFlow'>>({
      query: (named) => ({ ...messageCall('DeleteFlow', named), silent: false }),
      invalidatesTags: ['Templates'],
    }),
    dryRunFlow: build.query<DryRun, DryRunFlow>({
      query: (flow) => messageCall('DryRunFlow', flow),
      keepUnusedDataFor: 0,
    }),
    saveTemplate: build.mutation<Template, SaveTemplate>({
      query: (template) => messageCall('SaveTemplate', template),
      invalidatesTags: ['Templates', 'TemplateVersions'],
    }),
    previewTemplate: build.query<Preview, PreviewTemplate>({
      query: (wanted) => messageCall('PreviewTemplate', wanted),
      keepUnusedDataFor: 0,
    }),
    listVersions: build.query<{ Versions: TemplateVersion[] }, MessageParam<'GetTemplateVersions'>>({
      query: (named) => messageCall('GetTemplateVersions', named),
      providesTags: ['TemplateVersions'],
    }),
    restoreTemplate: build.mutation<Template, MessageParam<'RestoreTemplate'>>({
      query: (named) => ({ ...messageCall('RestoreTemplate', named), silent: false }),
      invalidatesTags: ['Templates', 'TemplateVersions'],
    }),
    sendTemplateTest: build.mutation<{ Sent: number }, MessageParam<'SendTest'>>({
      query: (wanted) => messageCall('SendTest', wanted),
      invalidatesTags: ['Notices'],
    }),
    saveSender: build.mutation<null, Sender>({
      query: (sender) => messageCall('SaveSender', sender),
      invalidatesTags: ['Templates'],
    }),
  }),
});

export const {
  useListTemplatesQuery,
  useSaveFlowMutation,
  useSaveCustomFlowMutation,
  useChangeFlowMutation,
  useMoveFlowMutation,
  useDeleteFlowMutation,
  useDryRunFlowQuery,
  useSaveTemplateMutation,
  usePreviewTemplateQuery,
  useListVersionsQuery,
  useRestoreTemplateMutation,
  useSendTemplateTestMutation,
  useSaveSenderMutation,
} = consumerQueries;
