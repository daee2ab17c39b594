/** Denied: as the carrier writes. UseDefaultLang: where the carrier itself has the language. UseThirdPartyServices: translated into it. */
export const TRANSLATION_MODES = ['Denied', 'UseDefaultLang', 'UseThirdPartyServices'] as const;
export type TranslationMode = (typeof TRANSLATION_MODES)[number];

/** Whose delivery estimates are passed on: any source's, only the carrier's own, or none. */
export const EDD_SOURCES = ['Any', 'Official', 'None'] as const;
export type EddSource = (typeof EDD_SOURCES)[number];

/** Days without an update after which tracking stops by itself, unless the account has set fewer. */
export const MAX_STOP_DAYS = 30;
export const MAX_PRIORITIES = 20;
export const MAX_REMINDER = 10_000_000;

/** The defaults of the API account's shipments. */
export interface ApiSettings {
  /** Language of the updates; empty: as they are. */
  translate_to: string;
  translation_mode: TranslationMode;
  /** Off: a number without a carrier is refused. */
  auto_detection: boolean;
  /** Keys of the carriers that go first where a number may be of several. */
  carrier_priority: number[];
  auto_stop_days: number;
  edd: EddSource;
  /** Credits below which a mail is sent; 0: none is. */
  quota_reminder: number;
  /** By Intl's name; empty: the browser's. */
  time_zone: string;
}

export const DEFAULT_API_SETTINGS: ApiSettings = {
  translate_to: '',
  translation_mode: 'UseThirdPartyServices',
  auto_detection: true,
  carrier_priority: [],
  auto_stop_days: MAX_STOP_DAYS,
  edd: 'Any',
  quota_reminder: 0,
  time_zone: '',
};

export const API_SETTING_CODES = { changedMeanwhile: -12050101 } as const;
