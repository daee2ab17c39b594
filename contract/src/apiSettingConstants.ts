/** Denied: as the carrier writes. UseDefaultLang: where the carrier itself has the language. UseThirdPartyServices: translated into it. */
export const TRANSLATION_MODES = ['Denied', 'UseDefaultLang', 'UseThirdPartyServices'] as const;
export type TranslationMode = (typeof TRANSLATION_MODES)[number];

/** Whose estimates of the delivery are passed on: everybody's, the carrier's own alone, or nobody's. */
export const EDD_SOURCES = ['Any', 'Official', 'None'] as const;
export type EddSource = (typeof EDD_SOURCES)[number];

/** Days without an update after which tracking stops by itself, unless the account says less. */
export const MAX_STOP_DAYS = 30;
export const MAX_PRIORITIES = 20;
export const MAX_REMINDER = 10_000_000;

/** What holds for every shipment of the API account for which nothing else is said. */
export interface ApiSettings {
  /** Language of the updates; empty: none is asked for. */
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
