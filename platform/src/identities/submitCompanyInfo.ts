import { EVENTS } from '../analytics/analytics.ts';
import { toastShown } from '../notifications/notificationsSlice.ts';
import { paths } from '../routing/paths.ts';
import { call, delay, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { loadUser } from '../user/loadUser.ts';
import { selectProfile } from '../user/userSlice.ts';
import { COMPANY_INFO_DRAFTS, type CompanyInfo, type CompanyInfoErrors, validateCompanyInfo } from './companyInfo.ts';
import type { companyInfoSubmitted } from './events.ts';
import { companyInfoAccepted, companyInfoRefused, companyInfoSent } from './identitiesSlice.ts';

/** Time to read the success message before the console changes. */
const BEFORE_LEAVING = 1000;

/** ID-4, ID-5. A second submit while one is in flight is ignored by the watcher (takeLeading). */
export function* submitCompanyInfo({ payload }: ReturnType<typeof companyInfoSubmitted>) {
  const country = (yield* select(selectProfile))?.country ?? '';
  const errors = validateCompanyInfo(payload, country);
  if (Object.keys(errors).length > 0) {
    yield* put(companyInfoRefused(errors));
    if (errors.agreed) yield* put(toastShown({ type: 'warn', text: { key: 'validation.agreement' } }));
    return;
  }
  yield* put(companyInfoSent());
  const calls = yield* service('calls');
  // The table of dial codes is large and only this one step needs it.
  const { dialCode } = yield* call(() => import('./dialCodes.ts'));
  const body = { ...payloadFor(payload), phoneCountryCode: dialCode(country) };
  const [error] = yield* call(() => calls.newUser('/v1/open-api-app', body, { silent: true }));
  const analytics = yield* service('analytics');
  analytics.send(error ? EVENTS.apiOpenFailed : EVENTS.apiOpenSucceeded);
  if (error) {
    yield* put(toastShown({ type: 'failed', text: refusalText(error.code, country) }));
    yield* put(companyInfoRefused(refusedField(error.code, country)));
    return;
  }
  yield* call(loadUser);
  yield* put(companyInfoAccepted());
  const drafts = yield* service('drafts');
  for (const field of Object.values(COMPANY_INFO_DRAFTS)) drafts.write(field, '');
  yield* put(toastShown({ type: 'success', text: { key: 'companyInfo.done' } }));
  yield* delay(BEFORE_LEAVING);
  (yield* service('navigation')).go(paths.api.dashboard());
}

function payloadFor({ companyName, companyUrl, phone, mark }: CompanyInfo) {
  return { companyName: companyName.trim(), companyUrl: companyUrl.trim(), phone: phone.trim(), mark };
}

const PHONE = -10010210;
/** ER-6: codes that have a text of their own, with the field each is about. */
const WITH_TEXT = new Map<number, keyof CompanyInfo | undefined>([
  [-10010103, undefined],
  [-10010106, 'mark'],
  [-10010109, 'phone'],
  [-10010205, 'companyName'],
  [-10010208, 'companyUrl'],
]);

const phoneKey = (country: string) => (country.toLowerCase() === 'cn' ? 'validation.phone' : 'validation.phoneLength');

function refusalText(code: number, country: string) {
  if (code === PHONE) return { key: phoneKey(country) };
  return { key: WITH_TEXT.has(code) ? `errors.${code}` : 'errors.-2' };
}

/** A field's own code marks that field as well. */
function refusedField(code: number, country: string): CompanyInfoErrors {
  if (code === PHONE) return { phone: phoneKey(country) };
  const field = WITH_TEXT.get(code);
  return field ? { [field]: `errors.${code}` } : {};
}
