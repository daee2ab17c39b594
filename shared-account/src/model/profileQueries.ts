import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { ChangeEmail, PhotoCrop, SendEmailCode, UpdateProfile } from '@tracking-console/contract/account/user';
import { ACCOUNT_MISMATCH, PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import { type CallError, type CamelCase, profileChanged } from '@tracking-console/platform';
import { accountApi } from './accountApi.ts';
import { type AccountAnswer, accountCall } from './accountCalls.ts';
import { refusalNames, STATUS, silentIf, silentRead } from './refusals.ts';

export type Company = NonNullable<AccountAnswer<'/v1/get-company'>['company']>;
export type CompanyField = Exclude<keyof Company, 'phoneCountryCode'>;

const COMPANY_FIELDS: Record<number, CompanyField> = {
  [-10010106]: 'mark',
  [-10010109]: 'phone',
  [-10010205]: 'companyName',
  [-10010208]: 'companyUrl',
  [-10010210]: 'phone',
};

/** The field a refusal is about. */
export const refusedCompanyField = (error: unknown): CompanyField | undefined =>
  COMPANY_FIELDS[(error as Partial<CallError> | undefined)?.code ?? 0]; // what the base query fails with

export const profileRefusalOf = refusalNames({ phone: PROFILE_CODES.phone });
/** Why a picture is refused. */
export const photoRefusalOf = refusalNames({
  bytes: STATUS.tooLarge,
  pixels: PROFILE_CODES.photoTooLarge,
  mixed: PROFILE_CODES.photoMixed,
  unreadable: PROFILE_CODES.photoUnreadable,
  tooOften: STATUS.tooOften,
});
export type PhotoRefusal = NonNullable<ReturnType<typeof photoRefusalOf>>;
export const emailRefusalOf = refusalNames({
  same: PROFILE_CODES.sameEmail,
  taken: PROFILE_CODES.emailTaken,
  wrong: SECURITY_CODES.wrongCode,
  invalid: STATUS.invalid,
  tooOften: STATUS.tooOften,
});
export type EmailRefusal = NonNullable<ReturnType<typeof emailRefusalOf>>;
export const deletionRefusalOf = refusalNames({ mismatch: ACCOUNT_MISMATCH });

interface ProfileChange {
  dispatch: (action: ReturnType<typeof profileChanged>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/** The profile is shown by the whole page, from the shared store. */
const showProfile = ({ dispatch, queryFulfilled }: ProfileChange) =>
  queryFulfilled.then(
    () => void dispatch(profileChanged()),
    () => {}, // refused; the form shows why
  );

const profileQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<null, CamelCase<UpdateProfile>>({
      query: (changes) => ({ ...accountCall('/v1/update-profile', changes), ...silentIf(profileRefusalOf) }),
      onQueryStarted: (_changes, change) => showProfile(change),
    }),
    /** The original file, with the chosen square. */
    uploadPhoto: build.mutation<unknown, { file: Blob; crop: Required<PhotoCrop> }>({
      query: ({ file, crop }) => ({ ...accountCall('/v1/upload-photo', crop, file), ...silentIf(photoRefusalOf) }),
      onQueryStarted: (_photo, change) => showProfile(change),
    }),
    sendEmailCode: build.mutation<null, CamelCase<SendEmailCode>>({
      query: (wanted) => ({ ...accountCall('/v1/send-email-code', wanted), ...silentIf(emailRefusalOf) }),
    }),
    changeEmail: build.mutation<null, CamelCase<ChangeEmail>>({
      query: (given) => ({ ...accountCall('/v1/change-email', given), ...silentIf(emailRefusalOf) }),
      onQueryStarted: (_given, change) => showProfile(change),
    }),
    /** What the company answered when the API identity was opened; null: it was not. */
    company: build.query<Company | null, void>({
      query: () => ({ ...accountCall('/v1/get-company', {}), ...silentRead }),
      transformResponse: ({ company }: AccountAnswer<'/v1/get-company'>) => company,
      providesTags: ['Profile'],
    }),
    updateCompany: build.mutation<null, Company>({
      query: (company) => ({ ...accountCall('/v1/update-company', company), ...silentIf(refusedCompanyField) }),
      async onQueryStarted(company, { dispatch, queryFulfilled }) {
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isSaved) dispatch(profileQueries.util.updateQueryData('company', undefined, () => company));
      },
      invalidatesTags: ['Profile'],
    }),
    deleteAccount: build.mutation<null, string>({
      query: (email) => ({ ...accountCall('/v1/delete-account', { email }), ...silentIf(deletionRefusalOf) }),
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useUploadPhotoMutation,
  useSendEmailCodeMutation,
  useChangeEmailMutation,
  useCompanyQuery,
  useUpdateCompanyMutation,
  useDeleteAccountMutation,
} = profileQueries;
