import { type Static, Type } from 'typebox';
import { LANGUAGES } from './languages.ts';
import { closed } from './schema.ts';
import { IDENTITIES } from './statuses.ts';

/** Calls of the new-user root, snake_case on the wire. */

const IdentityName = Type.Enum(IDENTITIES);

export const MemberInfo = Type.Object({
  app: IdentityName,
  level: Type.Integer(),
  tracking_quota: Type.Integer(),
  used_quota: Type.Integer(),
  adding_quota: Type.Integer(),
  archived_count: Type.Integer(),
  /** ISO-8601, or null when it never ends. */
  expire_time: Type.Union([Type.String(), Type.Null()]),
});
export type MemberInfo = Static<typeof MemberInfo>;

/** Answer of get-login-user; code -7 means that the privacy policy must be accepted again. */
export const LoginUser = Type.Object({
  gid: Type.String(),
  email: Type.String(),
  nickname: Type.String(),
  /** Id of an avatar on the static assets host, or empty. */
  photo: Type.String(),
  language: Type.String(),
  country: Type.String(),
  area: Type.String(),
  phone_number: Type.String(),
  phone_country_code: Type.String(),
  create_time: Type.String(),
  open_app_list: Type.Array(IdentityName),
  member_infos: Type.Array(MemberInfo),
  /** OLD marks a user from before the present console. */
  flag: Type.String(),
});
export type LoginUser = Static<typeof LoginUser>;

/** The pages' own sign-in form. `gb` is the address to return to. */
export const SignIn = Type.Object(
  {
    email: Type.String({ maxLength: 250 }),
    password: Type.String({ maxLength: 1024 }),
    gb: Type.Optional(Type.String({ maxLength: 4096 })),
  },
  closed,
);
export type SignIn = Static<typeof SignIn>;

/** Asks for a mail with a link that resets the password. */
export const ForgotPassword = Type.Object({ email: Type.String({ maxLength: 250 }) }, closed);

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** `token` is the link's. */
export const ResetPassword = Type.Object(
  {
    token: Type.String({ maxLength: 100 }),
    password: Type.String({ minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD }),
  },
  closed,
);

/** Where the browser goes next: into the console, or to the page of the second step, before which nobody is signed in. */
export const SignedIn = Type.Object({ location: Type.String(), second_step: Type.Boolean() });

/** The server checks the fields itself, so that each can be refused with a code of its own. */
export const OpenApiApp = Type.Object(
  {
    company_name: Type.String(),
    company_url: Type.Optional(Type.String()),
    phone: Type.String(),
    phone_country_code: Type.Optional(Type.String()),
    mark: Type.Optional(Type.String()),
  },
  closed,
);
export type OpenApiApp = Static<typeof OpenApiApp>;

/** Deleting an account needs its name once more as confirmation. */
export const DeleteAccount = Type.Object(
  { email: Type.String({ maxLength: 250 }), password: Type.String({ maxLength: 1024 }) },
  closed,
);
export type DeleteAccount = Static<typeof DeleteAccount>;

export const SwitchApp = Type.Object({ app: IdentityName }, closed);

/** What a customer may change of the profile; absent means unchanged. */
export const UpdateProfile = Type.Object({ language: Type.Optional(Type.Enum(LANGUAGES)) }, closed);
export type UpdateProfile = Static<typeof UpdateProfile>;

export const PrivacyAgreement = Type.Object({ version: Type.Integer() });

export const UpdatePrivacyAgreement = Type.Object({ privacy_agreement_version: Type.Integer() }, closed);
