import type { Digest, NotifyStatus } from '../notifications/notificationConstants.ts';
import { MAIN_STATUSES } from './statuses.ts';

/** How days are written: as the language does, or in figures in this order. */
export const DATE_FORMATS = ['language', 'ymd', 'dmy', 'mdy', 'dots'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** `distinct` can be distinguished without red and green. */
export const STATUS_COLOURS = ['standard', 'distinct', 'quiet'] as const;
export type StatusColours = (typeof STATUS_COLOURS)[number];

export const DEFAULT_VIEWS = ['all', 'attention', ...MAIN_STATUSES] as const;
export type DefaultView = (typeof DEFAULT_VIEWS)[number];

/** Days after delivery at which a shipment is archived by itself; 0: never. */
export const MAX_AUTO_ARCHIVE_DAYS = 90;

export const SETTING_SECTIONS = ['display', 'tracking', 'notifications'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

export interface DisplaySettings {
  /** By Intl's name; empty: the browser's. */
  timeZone: string;
  dateFormat: DateFormat;
  statusColours: StatusColours;
  /** What the list shows when its address has no filters. */
  defaultView: DefaultView;
  pageSize: 20 | 40 | 100;
  /** The beginner's checklist of the dashboard. */
  firstSteps: 'shown' | 'hidden';
}

export interface TrackingSettings {
  autoArchiveDays: number;
  /** Language of checkpoints; empty: the account's. */
  translateTo: string;
  /** Given to carriers that need them, by default. Alpha-2, or empty. */
  destinationCountry: string;
  postalCode: string;
  /** The last four digits of a telephone number, or empty. */
  phoneTail: string;
}

export interface NotificationSettings {
  /** What a mail is sent for. */
  email: NotifyStatus[];
  /** What open browsers show. */
  browser: NotifyStatus[];
  /** Mails of their own, or one a day or a week (on Mondays) with everything. */
  digest: Digest;
  /** 0–23, in the customer's zone. */
  digestHour: number;
  /** 22:00; both empty: off. They may span midnight. */
  quietFrom: string;
  quietTo: string;
  /** The zone of the browser that saved it, for customers who have set none. */
  zone: string;
}

export interface BuyerSettings {
  display: DisplaySettings;
  tracking: TrackingSettings;
  notifications: NotificationSettings;
}

export const DEFAULT_SETTINGS: BuyerSettings = {
  display: {
    timeZone: '',
    dateFormat: 'language',
    statusColours: 'standard',
    defaultView: 'all',
    pageSize: 40,
    firstSteps: 'shown',
  },
  tracking: { autoArchiveDays: 0, translateTo: '', destinationCountry: '', postalCode: '', phoneTail: '' },
  notifications: { email: [], browser: [], digest: 'off', digestHour: 8, quietFrom: '', quietTo: '', zone: '' },
};
