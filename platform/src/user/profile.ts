/** The customer who is signed in, from `get-login-user` (camelCase). */
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
  /** Intl's name; empty: the browser's own, as for one it is too old to know. */
  timeZone: string;
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

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

/** Older services write a name with an F before it: FEmail, which the conversion of keys may have made fEmail. */
const spellings = (name: string) => {
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return [name, `F${capital}`, `f${capital}`];
};

/** The answer of `get-login-user` as a profile, or null when it names no customer (no gid). */
export function readProfile(data: unknown): Profile | null {
  if (!isRecord(data)) return null;
  const answer = data;
  const text = (name: string) =>
    spellings(name)
      .map((spelling) => answer[spelling])
      .find((value): value is string => typeof value === 'string' && value !== '') ?? '';
  if (!text('gid')) return null;
  return {
    gid: text('gid'),
    language: text('language').toLowerCase(),
    nickname: text('nickname'),
    email: text('email'),
    country: text('country'),
    photo: text('photo'),
    createTime: text('createTime'),
    area: text('area'),
    openAppList: Array.isArray(answer.openAppList) ? answer.openAppList.filter((app) => typeof app === 'string') : [],
    memberInfos: Array.isArray(answer.memberInfos) ? answer.memberInfos : [],
    phone: text('phoneNumber'),
    phoneCountryCode: text('phoneCountryCode'),
    timeZone: knownZone(text('timeZone')),
    isOldUser: text('flag') === 'OLD',
  };
}

function knownZone(timeZone: string): string {
  try {
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : '';
  } catch {
    return '';
  }
}

/** Whether the profile names a version of the privacy policy that the customer has to accept; 0: none. */
export const hasPolicyUpdate = (data: unknown): boolean =>
  isRecord(data) && Boolean(data.updatePolicyVersion) && data.updatePolicyVersion !== '0';
