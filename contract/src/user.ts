import { type Static, Type } from 'typebox';
import { IDENTITIES } from './statuses.ts';

/** Calls of the new-user root, snake_case on the wire. */

const IdentityName = Type.Union(IDENTITIES.map((identity) => Type.Literal(identity)));

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

/** Answer of get-login-user; code -7 says that the privacy policy must be accepted again. */
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
