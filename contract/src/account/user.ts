import { type Static, Type } from 'typebox';
import { closed, Nullable, ZoneName } from '../calls/schema.ts';
import { IDENTITIES } from '../shipments/statuses.ts';
import { countryCodes } from '../values/countryCodes.ts';
import { LANGUAGES } from '../values/languages.ts';
import { Name } from '../values/text.ts';
import {
  AVATAR_IDS,
  EMAIL_SCENES,
  MAX_NICKNAME,
  MAX_PASSWORD,
  MIN_PASSWORD,
  MIN_PASSWORD_TWO_STEP,
} from './userConstants.ts';

/** Calls of the new-user root, snake_case on the wire. */

const IdentityName = Type.Enum(IDENTITIES);

/** Its syntax; whether it is the customer's is proved by a mail. */
const Email = Type.String({
  maxLength: 250,
  pattern: '^[^@\\s<>,;"\\p{Cc}]+@[^@\\s<>,;"\\p{Cc}]+\\.[^@\\s<>,;"\\p{Cc}]+$',
});

/** Both empty: none. */
const Phone = Type.Object(
  {
    /** With its plus: "+49". */
    country_code: Type.String({ pattern: '^(\\+[0-9]{1,4})?$' }),
    /** Without it: only digits. */
    number: Type.String({ pattern: '^[0-9]{0,15}$' }),
  },
  closed,
);

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
  /** Intl's name, or empty: the browser's own. */
  time_zone: Type.String(),
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

/** Requests a mail with a link that resets the password. */
export const ForgotPassword = Type.Object({ email: Type.String({ maxLength: 250 }) }, closed);

const choosing = (minLength: number) =>
  Type.Object(
    { token: Type.String({ maxLength: 100 }), password: Type.String({ minLength, maxLength: MAX_PASSWORD }) },
    closed,
  );

/** `token` is the link's. Where two-step sign-in is off the server refuses passwords below MIN_PASSWORD. */
export const ResetPassword = choosing(MIN_PASSWORD_TWO_STEP);

/** `token` is the link's, of an account that is to be opened. */
export const CompleteRegistration = choosing(MIN_PASSWORD);

/** Requests a mail with a link that opens a new account. */
export const Register = Type.Object({ email: Email, language: Type.Optional(Type.Enum(LANGUAGES)) }, closed);

/** Where the browser goes next: into the console, or to the page of the second step, which completes the sign-in. */
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
export const DeleteAccount = Type.Object({ email: Type.String({ maxLength: 250 }) }, closed);
export type DeleteAccount = Static<typeof DeleteAccount>;

/** What the company answered when the API identity was opened. */
export const CompanyAnswer = Type.Object({
  company: Nullable(
    Type.Object({
      company_name: Type.String(),
      company_url: Type.String(),
      phone: Type.String(),
      phone_country_code: Type.String(),
      mark: Type.String(),
    }),
  ),
});
export type CompanyAnswer = Static<typeof CompanyAnswer>;

/** A new email is proved by two codes: one mailed to the present address, one to the new one. */
export const SendEmailCode = Type.Object({ scene: Type.Enum(EMAIL_SCENES), email: Email }, closed);
export type SendEmailCode = Static<typeof SendEmailCode>;

const EmailCode = Type.String({ maxLength: 20 });
/** `code` was mailed to `email`, the new one; `current_code` to the present one. */
export const ChangeEmail = Type.Object({ email: Email, code: EmailCode, current_code: EmailCode }, closed);
export type ChangeEmail = Static<typeof ChangeEmail>;

const Pixels = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 }));
/** The square of the upright picture that is to be the photo; absent: the largest in its middle. */
export const PhotoCrop = Type.Object({ x: Pixels, y: Pixels, size: Pixels }, closed);
export type PhotoCrop = Static<typeof PhotoCrop>;

export const UploadedPhoto = Type.Object({ photo: Type.String() });
export type UploadedPhoto = Static<typeof UploadedPhoto>;

export const SwitchApp = Type.Object({ app: IdentityName }, closed);

/** What a customer may change of the profile; absent means unchanged. */
export const UpdateProfile = Type.Object(
  {
    nickname: Type.Optional(Name(MAX_NICKNAME)),
    /** One of ours, or empty: none. Their own is uploaded. */
    photo: Type.Optional(Type.Enum(['', ...AVATAR_IDS])),
    language: Type.Optional(Type.Enum(LANGUAGES)),
    country: Type.Optional(Type.Enum(countryCodes.map((code) => code.toLowerCase()))),
    /** Empty: the browser's own. */
    time_zone: Type.Optional(Type.Union([ZoneName, Type.Literal('')])),
    phone: Type.Optional(Phone),
  },
  closed,
);
export type UpdateProfile = Static<typeof UpdateProfile>;

export const PrivacyAgreement = Type.Object({ version: Type.Integer() });

export const UpdatePrivacyAgreement = Type.Object({ privacy_agreement_version: Type.Integer() }, closed);
