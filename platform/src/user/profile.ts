/** The customer who is signed in, as `get-login-user` tells it (camelCase). */
export interface Profile {
  gid: string;
  language: string;
  nickname: string;
  email: string;
  /** Two-letter code, lower case. */
  country: string;
  photo: string;
  /** ISO-8601 UTC. */
  createTime: string;
  area: string;
  openAppList: readonly string[];
  memberInfos: readonly MemberInfo[];
  phone: string;
  phoneCountryCode: string;
  isOldUser: boolean;
}

/** What one identity may use and has used. Counts of shipments. */
export interface MemberInfo {
  app: string;
  level: number;
  trackingQuota: number;
  usedQuota: number;
  addingQuota: number;
  archivedCount: number;
  expireTime: string | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The answer of `get-login-user` as a profile, or null when it names no customer (no gid). */
export function readProfile(data: unknown): Profile | null {
  if (typeof data !== 'object' || data === null) return null;
  const answer = data as Record<string, unknown>; // its values stay unknown until read below
  if (!text(answer.gid)) return null;
  return {
    gid: text(answer.gid),
    language: text(answer.language),
    nickname: text(answer.nickname),
    email: text(answer.email),
    country: text(answer.country),
    photo: text(answer.photo),
    createTime: text(answer.createTime),
    area: text(answer.area),
    openAppList: Array.isArray(answer.openAppList) ? answer.openAppList.filter((app) => typeof app === 'string') : [],
    memberInfos: Array.isArray(answer.memberInfos) ? answer.memberInfos : [],
    phone: text(answer.phoneNumber),
    phoneCountryCode: text(answer.phoneCountryCode),
    isOldUser: answer.flag === 'OLD',
  };
}
