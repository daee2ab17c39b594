import { EVENTS } from '../analytics/analytics.ts';
import type { CallError } from '../calls/callTypes.ts';
import { selectEmbedded } from '../embedded/embedded.ts';
import { failureText } from '../notifications/failureToasts.ts';
import { type Text, toastShown } from '../notifications/notificationsSlice.ts';
import { paths } from '../routing/paths.ts';
import { call, delay, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { loadUser } from '../user/loadUser.ts';
import { selectProfile } from '../user/userSlice.ts';
import { COMPANY_INFO_DRAFT, type CompanyInfo, type CompanyInfoErrors, validateCompanyInfo } from './companyInfo.ts';
import type { companyInfoSubmitted } from './events.ts';
import { companyInfoAccepted, companyInfoRefused, companyInfoSent } from './identitiesSlice.ts';

/** Time to read the success message before the console changes. */
const SUCCESS_SHOWN_MS = 1000;

/** The watcher (takeLeading) ignores a second submit while one is in flight. */
export function* submitCompanyInfo({ payload }: ReturnType<typeof companyInfoSubmitted>) {
  const country = (yield* select(selectProfile))?.country ?? '';
  const errors = validateCompanyInfo(payload, country);
  if (Object.keys(errors).length > 0) {
    yield* put(companyInfoRefused(errors));
    if (errors.agreed) yield* put(toastShown({ type: 'warn', text: { key: 'validation.agreement' } }));
    return;
  }
  yield* put(companyInfoSent());
  const dialCode = yield* call(fetchDialCode, country || (yield* select(selectEmbedded)).country);
  if (dialCode === 'notFetched') return yield* call(refuse, { key: 'errors.-1' });
  if (dialCode === 'unknown') return yield* call(refuse, { key: UNKNOWN_COUNTRY }, { phone: UNKNOWN_COUNTRY });
  const calls = yield* service('calls');
  const body = { ...payloadFor(payload), phoneCountryCode: dialCode };
  const [error] = yield* call(() => calls.newUser('/v1/open-api-app', body, { silent: true, renewsSession: true }));
  const analytics = yield* service('analytics');
  analytics.send(error ? EVENTS.apiOpenFailed : EVENTS.apiOpenSucceeded);
  if (error?.kind === 'signIn') return yield* put(companyInfoRefused({})); // the sign-in page follows
  const i18n = yield* service('i18n');
  const hasText = (key: string) => i18n.exists(key, { ns: 'platform' });
  if (error) return yield* call(refuse, refusalText(error, country, hasText), refusedField(error.code, country));
  yield* call(loadUser);
  yield* put(companyInfoAccepted());
  (yield* service('drafts')).write(COMPANY_INFO_DRAFT, '');
  yield* put(toastShown({ type: 'success', text: { key: 'companyInfo.done' } }));
  yield* delay(SUCCESS_SHOWN_MS);
  (yield* service('navigation')).go(paths.api.dashboard());
}

/** The dialog stays open for another try. */
function* refuse(text: Text, fields: CompanyInfoErrors = {}) {
  yield* put(toastShown({ type: 'failed', text }));
  yield* put(companyInfoRefused(fields));
}

/** The table is large and only this step needs it. When it could not be fetched the next submit tries again. */
const fetchDialCode = (country: string) =>
  import('./dialCodes.ts').then(({ dialCode }) => dialCode(country) ?? 'unknown').catch(() => 'notFetched' as const);

const UNKNOWN_COUNTRY = 'errors.-10010109';

function payloadFor({ companyName, companyUrl, phone, mark }: CompanyInfo) {
  return { companyName: companyName.trim(), companyUrl: companyUrl.trim(), phone: phone.trim(), mark };
}

const PHONE = -10010210;
/** The codes that are about one field. */
const FIELDS = new Map<number, keyof CompanyInfo>([
  [-10010106, 'mark'],
  [-10010109, 'phone'],
  [-10010205, 'companyName'],
  [-10010208, 'companyUrl'],
]);

const phoneKey = (country: string) => (country.toLowerCase() === 'cn' ? 'validation.phone' : 'validation.phoneLength');

/** The code's own text, as everywhere; the generic one only where there is neither a text of ours nor one of the server's. */
function refusalText(error: CallError, country: string, hasText: (key: string) => boolean): Text {
  if (error.code === PHONE) return { key: phoneKey(country) };
  const text = failureText(error, hasText);
  return 'key' in text && text.key === 'errors.unknown' ? { key: 'errors.-2' } : text;
}

/** A field's own code marks that field as well. */
function refusedField(code: number, country: string): CompanyInfoErrors {
  if (code === PHONE) return { phone: phoneKey(country) };
  const field = FIELDS.get(code);
  return field ? { [field]: `errors.${code}` } : {};
}
