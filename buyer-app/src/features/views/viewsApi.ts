import type { SavedView, SaveView } from '@tracking-console/contract/savedViews';
import { isChangedMeanwhile } from '../../model/edits/changedMeanwhile.ts';
import { orderCall, shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

export const { useGetSavedViewsQuery, useSaveViewMutation, useDeleteViewMutation } = shipmentsApi
  .enhanceEndpoints({ addTagTypes: ['View'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSavedViews: build.query<SavedView[], void>({
        // Without them the list is there all the same.
        query: () => ({ ...orderCall('GetSavedViews', {}), silent: true }),
        providesTags: ['View'],
      }),
      saveView: build.mutation<SavedView[], SaveView>({
        // The form says what was saved meanwhile.
        query: (view) => ({ ...orderCall('SaveView', view), silent: isChangedMeanwhile }),
        invalidatesTags: ['View'],
      }),
      deleteView: build.mutation<SavedView[], string>({
        query: (id) => orderCall('DeleteView', { ViewId: id }),
        invalidatesTags: ['View'],
      }),
    }),
  });
