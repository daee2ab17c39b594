import type { SavedView, SaveView } from '@tracking-console/contract/shipments/savedViews';
import { buyerCall } from '../../model/buyerCall.ts';
import { isChangedMeanwhile } from '../../model/edits/changedMeanwhile.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

export const { useGetSavedViewsQuery, useSaveViewMutation, useDeleteViewMutation } = shipmentsApi
  .enhanceEndpoints({ addTagTypes: ['View'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSavedViews: build.query<SavedView[], void>({
        // The list works without saved views, so a failure is silent.
        query: () => ({ ...buyerCall('GetSavedViews', {}), silent: true }),
        providesTags: ['View'],
      }),
      saveView: build.mutation<SavedView[], SaveView>({
        // The form shows what was saved meanwhile.
        query: (view) => ({ ...buyerCall('SaveView', view), silent: isChangedMeanwhile }),
        invalidatesTags: ['View'],
      }),
      deleteView: build.mutation<SavedView[], string>({
        query: (id) => buyerCall('DeleteView', { ViewId: id }),
        invalidatesTags: ['View'],
      }),
    }),
  });
