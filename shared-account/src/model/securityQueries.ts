import type { AddPasskey } from '@tracking-console/contract/account/passkeys';
import type { ChangePassword } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { ConnectSocial } from '@tracking-console/contract/account/socialAccounts';
import type { CamelCase } from '@tracking-console/platform';
import { accountApi } from './accountApi.ts';
import { type AccountAnswer, accountCall } from './accountCalls.ts';
import { refusalNames, STATUS, silentIf, silentRead } from './refusals.ts';

export type Session = AccountAnswer<'/v1/list-sessions'>['sessions'][number];
export type SignIn = AccountAnswer<'/v1/list-sign-ins'>['signIns'][number];
export type TwoStep = AccountAnswer<'/v1/get-two-step'>;
export type TwoStepSetup = AccountAnswer<'/v1/set-up-two-step'>;
export type Passkey = AccountAnswer<'/v1/list-passkeys'>['passkeys'][number];
export type MadePasskey = CamelCase<AddPasskey>;
export type SocialProvider = AccountAnswer<'/v1/list-social-accounts'>['providers'][number];

const { noSession, noPasskey, noProvider, wrongCode, wrongPassword, shortPassword, twoStepState } = SECURITY_CODES;

/** It was ended, removed or turned off already, as the customer wanted. */
const goneOf = refusalNames({ session: noSession, passkey: noPasskey, social: noProvider, twoStep: twoStepState });
export const isGone = (error: unknown): boolean => goneOf(error) !== undefined;

export const passwordRefusalOf = refusalNames({
  wrong: wrongPassword,
  same: SECURITY_CODES.samePassword,
  breached: SECURITY_CODES.breachedPassword,
  short: shortPassword,
  tooOften: STATUS.tooOften,
});
/** `ended`: another tab has set it up meanwhile. */
export const setupRefusalOf = refusalNames({ wrong: wrongCode, ended: twoStepState });
export const turnOffRefusalOf = refusalNames({ wrong: wrongPassword, short: shortPassword, tooOften: STATUS.tooOften });
export const passkeyRefusalOf = refusalNames({
  failed: SECURITY_CODES.passkeyRefused,
  tooMany: SECURITY_CODES.tooManyPasskeys,
});
export const socialRefusalOf = refusalNames({
  onlyWayIn: SECURITY_CODES.onlyWayIn,
  'result.unreachable': SECURITY_CODES.providerUnreachable,
});

// A refusal outdates the lists as well: another tab has changed something meanwhile.
const securityQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<readonly Session[], void>({
      query: () => ({ ...accountCall('/v1/list-sessions', {}), ...silentRead }),
      transformResponse: ({ sessions }: AccountAnswer<'/v1/list-sessions'>) => sessions,
      providesTags: ['Security'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ ...accountCall('/v1/end-session', { id }), ...silentIf(goneOf) }),
      invalidatesTags: ['Security'],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => accountCall('/v1/end-other-sessions', {}),
      invalidatesTags: ['Security'],
    }),
    listSignIns: build.query<readonly SignIn[], void>({
      query: () => ({ ...accountCall('/v1/list-sign-ins', {}), ...silentRead }),
      transformResponse: ({ signIns }: AccountAnswer<'/v1/list-sign-ins'>) => signIns,
      providesTags: ['Security'],
    }),
    changePassword: build.mutation<null, CamelCase<ChangePassword>>({
      query: (passwords) => ({
        ...accountCall('/v1/change-password', passwords),
        renewsSession: true,
        ...silentIf(passwordRefusalOf),
      }),
      invalidatesTags: ['Security'],
    }),

    twoStep: build.query<TwoStep, void>({
      query: () => ({ ...accountCall('/v1/get-two-step', {}), ...silentRead }),
      providesTags: ['Security'],
    }),
    setUpTwoStep: build.mutation<TwoStepSetup, void>({
      query: () => ({ ...accountCall('/v1/set-up-two-step', {}), ...silentIf(goneOf) }),
      invalidatesTags: ['Security'],
    }),
    /** Answers with the recovery codes. */
    confirmTwoStep: build.mutation<readonly string[], string>({
      query: (code) => ({ ...accountCall('/v1/confirm-two-step', { code }), ...silentIf(setupRefusalOf) }),
      transformResponse: ({ codes }: AccountAnswer<'/v1/confirm-two-step'>) => codes,
      invalidatesTags: ['Security'],
    }),
    turnOffTwoStep: build.mutation<null, string>({
      query: (password) => ({
        ...accountCall('/v1/turn-off-two-step', { password }),
        ...silentIf(turnOffRefusalOf, goneOf),
      }),
      invalidatesTags: ['Security'],
    }),
    renewRecoveryCodes: build.mutation<readonly string[], void>({
      query: () => ({ ...accountCall('/v1/renew-recovery-codes', {}), ...silentIf(goneOf) }),
      transformResponse: ({ codes }: AccountAnswer<'/v1/renew-recovery-codes'>) => codes,
      invalidatesTags: ['Security'],
    }),

    listPasskeys: build.query<readonly Passkey[], void>({
      query: () => ({ ...accountCall('/v1/list-passkeys', {}), ...silentRead }),
      transformResponse: ({ passkeys }: AccountAnswer<'/v1/list-passkeys'>) => passkeys,
      providesTags: ['Security'],
    }),
    /** The browser's options for a new passkey. */
    passkeyOptions: build.mutation<string, void>({
      query: () => ({ ...accountCall('/v1/add-passkey-options', {}), ...silentIf(passkeyRefusalOf) }),
      transformResponse: ({ options }: AccountAnswer<'/v1/add-passkey-options'>) => options,
    }),
    addPasskey: build.mutation<null, MadePasskey>({
      query: (made) => ({ ...accountCall('/v1/add-passkey', made), ...silentIf(passkeyRefusalOf) }),
      invalidatesTags: ['Security'],
    }),
    removePasskey: build.mutation<null, string>({
      query: (id) => ({ ...accountCall('/v1/remove-passkey', { id }), ...silentIf(goneOf) }),
      invalidatesTags: ['Security'],
    }),

    listSocialAccounts: build.query<readonly SocialProvider[], void>({
      query: () => ({ ...accountCall('/v1/list-social-accounts', {}), ...silentRead }),
      transformResponse: ({ providers }: AccountAnswer<'/v1/list-social-accounts'>) => providers,
      providesTags: ['Security'],
    }),
    /** Answers with the address of the provider's page, which continues. */
    connectSocial: build.mutation<string, CamelCase<ConnectSocial>>({
      query: (wanted) => ({ ...accountCall('/v1/connect-social', wanted), ...silentIf(socialRefusalOf) }),
      transformResponse: ({ location }: AccountAnswer<'/v1/connect-social'>) => location,
    }),
    disconnectSocial: build.mutation<null, string>({
      query: (provider) => ({
        ...accountCall('/v1/disconnect-social', { provider }),
        ...silentIf(socialRefusalOf, goneOf),
      }),
      invalidatesTags: ['Security'],
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListSignInsQuery,
  useChangePasswordMutation,
  useTwoStepQuery,
  useSetUpTwoStepMutation,
  useConfirmTwoStepMutation,
  useTurnOffTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useListPasskeysQuery,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useListSocialAccountsQuery,
  useConnectSocialMutation,
  useDisconnectSocialMutation,
} = securityQueries;
