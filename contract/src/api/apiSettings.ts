import { type Static, Type } from 'typebox';
import { closed, ZoneName } from '../calls/schema.ts';
import { LANGUAGES } from '../values/languages.ts';
import { EDD_SOURCES, MAX_PRIORITIES, MAX_REMINDER, MAX_STOP_DAYS, TRANSLATION_MODES } from './apiSettingConstants.ts';

/** Defaults of the API account: `POST /console-api/v1/settings/get|save`. Both answer with all of them as they are now. */

const ApiSettingValues = Type.Partial(
  Type.Object({
    translate_to: Type.Enum(['', ...LANGUAGES]),
    translation_mode: Type.Enum(TRANSLATION_MODES),
    auto_detection: Type.Boolean(),
    carrier_priority: Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), {
      maxItems: MAX_PRIORITIES,
      uniqueItems: true,
    }),
    auto_stop_days: Type.Integer({ minimum: 1, maximum: MAX_STOP_DAYS }),
    edd: Type.Enum(EDD_SOURCES),
    quota_reminder: Type.Integer({ minimum: 0, maximum: MAX_REMINDER }),
    time_zone: Type.Union([ZoneName, Type.Literal('')]),
  }),
  closed,
);

export const SaveApiSettings = Type.Object(
  {
    /** Those that change; the others stay. */
    values: ApiSettingValues,
    /** The values when the change began: if one has changed since, nothing is saved. */
    base: Type.Optional(ApiSettingValues),
  },
  closed,
);
export type SaveApiSettings = Static<typeof SaveApiSettings>;
