import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { CountryCode, closed, NoParameters, ZoneName } from '../calls/schema.ts';
import { DIGESTS, NOTIFY_STATUSES } from '../notifications/notificationConstants.ts';
import { LANGUAGES } from '../values/languages.ts';
import {
  DATE_FORMATS,
  DEFAULT_VIEWS,
  MAX_AUTO_ARCHIVE_DAYS,
  SETTING_SECTIONS,
  STATUS_COLOURS,
} from './settingConstants.ts';
import { PAGE_SIZES } from './shipmentConstants.ts';

/** The buyer's calls about settings; buyerApi.ts has how they are sent. */

/** Intl's name of one, or empty. */
const Zone = Type.Union([ZoneName, Type.Literal('')]);

const DisplayValues = Type.Object(
  {
    timeZone: Zone,
    dateFormat: Type.Enum(DATE_FORMATS),
    statusColours: Type.Enum(STATUS_COLOURS),
    defaultView: Type.Enum(DEFAULT_VIEWS),
    pageSize: Type.Enum(PAGE_SIZES),
    firstSteps: Type.Enum(['shown', 'hidden']),
  },
  closed,
);
const TrackingValues = Type.Object(
  {
    autoArchiveDays: Type.Integer({ minimum: 0, maximum: MAX_AUTO_ARCHIVE_DAYS }),
    translateTo: Type.Enum(['', ...LANGUAGES]),
    destinationCountry: Type.Union([CountryCode, Type.Literal('')]),
    postalCode: Type.String({ pattern: '^[A-Za-z0-9 -]{0,12}$' }),
    phoneTail: Type.String({ pattern: '^([0-9]{4})?$' }),
  },
  closed,
);
const Statuses = Type.Array(Type.Enum(NOTIFY_STATUSES), { maxItems: NOTIFY_STATUSES.length, uniqueItems: true });
const TimeOfDay = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9])?$' });
const NotificationValues = Type.Object(
  {
    email: Statuses,
    browser: Statuses,
    digest: Type.Enum(DIGESTS),
    digestHour: Type.Integer({ minimum: 0, maximum: 23 }),
    quietFrom: TimeOfDay,
    quietTo: TimeOfDay,
    zone: Zone,
  },
  closed,
);
export const SETTING_VALUES = {
  display: Type.Partial(DisplayValues, closed),
  tracking: Type.Partial(TrackingValues, closed),
  notifications: Type.Partial(NotificationValues, closed),
} as const;

/** Values: those of the section that change; the others stay. SETTING_VALUES has what each section takes. */
const SaveSettings = Type.Object(
  {
    Section: Type.Enum(SETTING_SECTIONS),
    Values: Type.Record(Type.String(), Type.Unknown(), { maxProperties: 40 }),
    /** The values when the change began: if one has changed since, the call is refused with all current settings. */
    Base: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 40 })),
  },
  closed,
);
export type SaveSettings = Static<typeof SaveSettings>;

/** All settings as they are now. */
const Settings = Type.Object({
  display: DisplayValues,
  tracking: TrackingValues,
  notifications: NotificationValues,
});

export const SETTING_METHODS = {
  GetSettings: { param: NoParameters, answer: Settings, recentCheck: 'not needed' },
  SaveSettings: { param: SaveSettings, answer: Settings, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
