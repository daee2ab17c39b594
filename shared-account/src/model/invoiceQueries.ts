import type { REVIEW_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import { type InvoiceDetails, toWireDetails } from '@tracking-console/contract/orders/invoiceRules';
import type {
  GetInvoiceableOrders,
  GetInvoiceList,
  InvoiceApiAnswers,
  InvoiceProfiles,
} from '@tracking-console/contract/orders/invoices';
import { accountApi } from './accountApi.ts';
import { invoiceCall, silentInvoiceRefusal } from './invoiceCalls.ts';
import {
  type Invoice,
  type Profile,
  type ReviewedInvoice,
  type ReviewedInvoiceWithDecisions,
  readReviewWithDecisions,
} from './invoices.ts';
import type { WirePage } from './orderCalls.ts';
import { type Order, readOrder } from './orders.ts';
import { silentRead } from './refusals.ts';
import { type Named, named, wired } from './wireNames.ts';

export type InvoiceableQuery = Named<GetInvoiceableOrders>;
export type InvoiceFilter = Omit<Named<GetInvoiceList>, 'page' | 'perPage'>;

/** The orders it is for, or the invoice it replaces. */
export type WantedInvoice = { orderNos: readonly string[] } | { id: string };

type ReviewState = (typeof REVIEW_STATES)[number];

const readProfiles = ({ Profiles }: InvoiceProfiles): Profile[] => Profiles.map(named);

/** Leaves an empty country out: it must be an alpha-2 code. */
function wireDetails(details: InvoiceDetails) {
  const { Country, ...wire } = toWireDetails(details);
  return { ...wire, ...(Country && { Country }) };
}

const invoiceQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listInvoiceable: build.query<{ orders: readonly Order[]; total: number }, InvoiceableQuery>({
      query: (query) => ({ ...invoiceCall('GetInvoiceableOrders', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<InvoiceApiAnswers['GetInvoiceableOrders']>) => ({
        orders: data.Orders.map(readOrder),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    listInvoices: build.query<{ invoices: readonly Invoice[]; total: number }, Named<GetInvoiceList>>({
      query: (query) => ({ ...invoiceCall('GetInvoiceList', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<InvoiceApiAnswers['GetInvoiceList']>) => ({
        invoices: data.Invoices.map(named),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    requestInvoice: build.mutation<unknown, { over: WantedInvoice; details: InvoiceDetails; note: string }>({
      query: ({ over, details, note }) => {
        const wanted = { ...wireDetails(details), Note: note };
        const call =
          'id' in over
            ? invoiceCall('CorrectInvoice', { Id: over.id, ...wanted })
            : invoiceCall('ApplyInvoice', { OrderNos: [...over.orderNos], ...wanted });
        return { ...call, ...silentInvoiceRefusal };
      },
      invalidatesTags: ['Orders'],
    }),
    withdrawInvoice: build.mutation<unknown, string>({
      query: (id) => ({ ...invoiceCall('WithdrawInvoice', { Id: id }), ...silentInvoiceRefusal }),
      invalidatesTags: ['Orders'],
    }),
    resendInvoice: build.mutation<unknown, string>({
      query: (id) => ({ ...invoiceCall('ResendInvoice', { Id: id }), ...silentInvoiceRefusal }),
      invalidatesTags: ['Orders'],
    }),
    listProfiles: build.query<Profile[], void>({
      query: () => ({ ...invoiceCall('GetProfiles', {}), ...silentRead }),
      transformResponse: readProfiles,
      providesTags: ['Orders'],
    }),
    saveProfile: build.mutation<Profile[], { id?: string; details: InvoiceDetails; isDefault: boolean }>({
      query: ({ id, details, isDefault }) => ({
        ...invoiceCall('SaveProfile', { ...(id && { Id: id }), ...wireDetails(details), IsDefault: isDefault }),
        ...silentInvoiceRefusal,
      }),
      transformResponse: readProfiles,
      invalidatesTags: ['Orders'],
    }),
    deleteProfile: build.mutation<unknown, string>({
      query: (id) => ({ ...invoiceCall('DeleteProfile', { Id: id }), ...silentInvoiceRefusal }),
      invalidatesTags: ['Orders'],
    }),
    listInvoiceReviews: build.query<
      { invoices: readonly ReviewedInvoice[]; total: number },
      { status: ReviewState; page: number }
    >({
      query: (query) => ({ ...invoiceCall('GetInvoiceReviews', wired(query)), ...silentRead, beside: true }),
      transformResponse: ({ data, pageInfo }: WirePage<InvoiceApiAnswers['GetInvoiceReviews']>) => ({
        invoices: data.Invoices.map(named),
        total: pageInfo.TotalCount,
      }),
      providesTags: ['Orders'],
    }),
    invoiceReview: build.query<ReviewedInvoiceWithDecisions, string>({
      query: (id) => ({ ...invoiceCall('GetInvoiceReview', { Id: id }), ...silentRead }),
      transformResponse: readReviewWithDecisions,
      providesTags: ['Orders'],
    }),
    issueInvoice: build.mutation<unknown, string>({
      query: (id) => ({ ...invoiceCall('IssueInvoice', { Id: id }), ...silentInvoiceRefusal }),
      invalidatesTags: ['Orders'],
    }),
    rejectInvoice: build.mutation<unknown, { id: string; reason: string }>({
      query: (rejection) => ({ ...invoiceCall('RejectInvoice', wired(rejection)), ...silentInvoiceRefusal }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useListInvoiceableQuery,
  useListInvoicesQuery,
  useRequestInvoiceMutation,
  useWithdrawInvoiceMutation,
  useResendInvoiceMutation,
  useListProfilesQuery,
  useSaveProfileMutation,
  useDeleteProfileMutation,
  useListInvoiceReviewsQuery,
  useInvoiceReviewQuery,
  useIssueInvoiceMutation,
  useRejectInvoiceMutation,
} = invoiceQueries;
