import { BRAND_CODES } from '@tracking-console/contract/notifications/brandConstants';
import type { Brand, SaveBrand } from '@tracking-console/contract/notifications/brands';
import { consoleApi } from '../../model/consoleApi.ts';
import { messageCall } from '../../model/messageCall.ts';

/** This refusal is shown at the website's field. */
export const isBadWebsite = ({ code }: { code: number }) => code === BRAND_CODES.badWebsite;

const brandQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getBrand: build.query<Brand, void>({
      query: () => messageCall('GetBrand', {}),
      providesTags: ['Brand'],
    }),
    saveBrand: build.mutation<Brand, SaveBrand>({
      query: (brand) => ({ ...messageCall('SaveBrand', brand), silent: isBadWebsite }),
      invalidatesTags: ['Brand'],
    }),
    uploadLogo: build.mutation<Brand, File>({
      query: (file) => ({ root: 'message', path: '/logo', body: file, silent: true }),
      invalidatesTags: ['Brand'],
    }),
    deleteLogo: build.mutation<Brand, void>({
      query: () => ({ ...messageCall('DeleteLogo', {}), silent: false }),
      invalidatesTags: ['Brand'],
    }),
  }),
});

export const { useGetBrandQuery, useSaveBrandMutation, useUploadLogoMutation, useDeleteLogoMutation } = brandQueries;
