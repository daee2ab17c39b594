import type { AVATAR_IDS } from '@tracking-console/contract/account/userConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';

export interface DemoAccount {
  email: string;
  nickname: string;
  /** One of our pictures; absent: none. */
  photo?: (typeof AVATAR_IDS)[number];
  language: string;
  country: string;
  phoneNumber: string;
  phoneCountryCode: string;
  identities: Identity[];
  /** Identities that come with shipments. */
  shipments: Identity[];
  /** Comes with air waybills. */
  hasWaybills?: boolean;
  /** Has notification rules, and their messages. */
  notices?: boolean;
  mayRelease?: boolean;
  mayOverride?: boolean;
  mayFinance?: boolean;
  /** Has requested an invoice, which waits for the staff. */
  hasInvoice?: boolean;
  hasTestData?: boolean;
  /** Has yet to accept the privacy policy in force. */
  policyPending?: boolean;
}

const american = { language: 'en', country: 'us', phoneNumber: '2025550142', phoneCountryCode: '1' };
const engineer: Pick<DemoAccount, 'identities' | 'shipments' | 'mayRelease' | 'mayOverride'> = {
  identities: ['BUYER', 'API'],
  shipments: [],
  mayRelease: true,
  mayOverride: true,
};

export const ACCOUNTS: readonly DemoAccount[] = [
  { ...american, email: 'buyer@example.com', nickname: 'Bea Buyer', identities: ['BUYER'], shipments: ['BUYER'] },
  {
    ...american,
    email: 'api@example.com',
    nickname: 'Ari Api',
    photo: 'kite',
    hasInvoice: true,
    hasTestData: true,
    identities: ['API'],
    shipments: ['API'],
    hasWaybills: true,
    notices: true,
  },
  {
    ...american,
    email: 'both@example.com',
    nickname: 'Bo Both',
    photo: 'harbour',
    identities: ['BUYER', 'API'],
    shipments: ['BUYER', 'API'],
    hasWaybills: true,
    notices: true,
  },
  {
    email: 'zh@example.com',
    nickname: '张小明',
    photo: 'lantern',
    language: 'zh-cn',
    country: 'cn',
    phoneNumber: '13800138000',
    phoneCountryCode: '86',
    identities: ['BUYER', 'API'],
    shipments: ['BUYER', 'API'],
  },
  { ...american, email: 'new@example.com', nickname: 'Nia New', identities: [], shipments: [] },
  {
    ...american,
    email: 'policy@example.com',
    nickname: 'Pat Policy',
    identities: ['BUYER', 'API'],
    shipments: [],
    policyPending: true,
  },
  { ...american, ...engineer, email: 'release@example.com', nickname: 'Rae Release' },
  { ...american, ...engineer, email: 'release2@example.com', nickname: 'Ren Release' },
  {
    ...american,
    email: 'finance@example.com',
    nickname: 'Fin Finance',
    identities: ['BUYER', 'API'],
    shipments: [],
    mayFinance: true,
  },
  // Not offered at sign-in: for trying actions that end every session of an account.
  { ...american, email: 'spare@example.com', nickname: 'Sal Spare', identities: ['BUYER'], shipments: [] },
  { ...american, email: 'guarded@example.com', nickname: 'Gia Guarded', identities: ['BUYER', 'API'], shipments: [] },
];
