// The forms of signing in: they send JSON, show errors in place, and redirect on success.
const form = document.querySelector('form[data-kind]');
const { email, password, code } = form.elements;
const fields = [email, password, code].filter(Boolean);
const problem = form.querySelector('.problem');
const submit = form.querySelector('.primary');
const reveal = form.querySelector('.secret button');
const passkey = document.querySelector('.passkey');
const texts = form.dataset;

keepHash();

/** Each answers what went wrong; undefined: the user is on the way, or done. */
const KINDS = {
  async signIn() {
    const answer = await send('/user-api/v1/sign-in', { email: email.value, password: password.value, ...returnTo() });
    if (answer.problem !== undefined) return answer.problem;
    if (!answer.data.second_step) return enter(answer.data);
    location.assign(texts.code);
    return undefined;
  },
  async code() {
    const answer = await send('/user-api/v1/sign-in-code', { code: code.value, ...returnTo() });
    return answer.problem ?? enter(answer.data);
  },
  forgot: () => askLink('/user-api/v1/forgot-password', { email: email.value }),
  register: () =>
    askLink('/user-api/v1/register', {
      email: email.value.trim(),
      language: document.documentElement.lang.toLowerCase(),
    }),
  reset: () => choosePassword('/user-api/v1/reset-password'),
  complete: () => choosePassword('/user-api/v1/complete-registration'),
};

async function askLink(url, body) {
  const { problem: found } = await send(url, body);
  if (found !== undefined) return found;
  const done = document.querySelector('[data-done]');
  form.hidden = true;
  done.hidden = false;
  done.textContent = done.dataset.done;
  return undefined;
}

/** The mailed link's token stands behind the #. */
async function choosePassword(url) {
  const token = location.hash.slice(1);
  const { problem: found } = await send(url, { token, password: password.value });
  if (found !== undefined) return found;
  location.replace(texts.location);
  return undefined;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (submit.ariaDisabled === 'true') return;
  showProblem('');
  const wrong = fields.filter((field) => !complain(field, isWrong(field)));
  if (wrong.length > 0) return wrong[0].focus();
  setBusy(true);
  const message = await KINDS[texts.kind]().catch(() => texts.unreachable);
  if (message === undefined) return;
  setBusy(false);
  showProblem(message);
  fields.at(-1).focus();
  fields.at(-1).select();
});

async function send(url, body) {
  const response = await post(url, body);
  if (response.status === 429) return { problem: waitText(Number(response.headers.get('retry-after'))) };
  if (!response.ok) return { problem: texts.failed };
  const { code, data } = await response.json();
  return code === 0 ? { data } : { problem: texts[`refused${code}`] ?? texts.refused ?? texts.failed };
}

/** Signed in: on to the console, unless the browser did not take the cookie. */
async function enter({ location: next }) {
  const check = await (await post('/user-api/v1/get-login-user', {})).json();
  if (check.code === -6) return texts.cookies;
  location.assign(next);
  return undefined;
}

/** The request for a passkey that waits; the browser has room for one. */
let waiting = new AbortController();

/**
 * Sign in with a passkey: on the first page and as the second step.
 * @param mediation `conditional`: the browser offers them where it offers addresses, and waits
 */
async function usePasskey(mediation) {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const { data, problem: found } = await send('/user-api/v1/passkey-options', {});
  if (found !== undefined) return found;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(data.options));
  // The user closed the browser's dialog, or the button took the place of what waited: there is nothing to say.
  const credential = await navigator.credentials.get({ publicKey, mediation, signal }).catch(() => null);
  if (!credential) return '';
  const { id, response } = credential.toJSON();
  const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature } = response;
  const answer = await send('/user-api/v1/sign-in-passkey', {
    ...{ id, client_data, authenticator_data, signature },
    ...returnTo(),
  });
  return answer.problem ?? enter(answer.data);
}

/** The server's redirect cannot name the hash of the address to return to; the browser brings it along. */
function keepHash() {
  const query = new URLSearchParams(location.search);
  const gb = query.get('gb');
  if (!gb || gb.includes('#') || ['', '#main'].includes(location.hash)) return;
  query.set('gb', gb + location.hash);
  location.replace(`${location.pathname}?${query}`);
}

function returnTo() {
  const gb = new URLSearchParams(location.search).get('gb');
  return gb ? { gb } : {};
}

function post(url, body) {
  return fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function waitText(seconds) {
  const minutes = Math.ceil(seconds / 60);
  return seconds > 90 ? texts.waitMinutes.replace('{n}', minutes) : texts.waitSeconds.replace('{n}', seconds);
}

const isWrong = ({ value, minLength, validity }) =>
  value.trim() === '' || value.length < minLength || validity.typeMismatch || validity.patternMismatch;

/** Marks a field as wrong or not; answers whether it is fine. */
function complain(field, wrong) {
  const complaint = document.getElementById(field.getAttribute('aria-describedby').split(' ')[0]);
  field.setAttribute('aria-invalid', String(wrong));
  complaint.hidden = !wrong;
  return !wrong;
}

function showProblem(message) {
  problem.textContent = message;
  problem.hidden = message === '';
}

function setBusy(busy) {
  submit.ariaDisabled = String(busy);
  submit.textContent = busy ? texts.busy : texts.submit;
}

reveal?.addEventListener('click', () => {
  const shown = password.type === 'password';
  password.type = shown ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(shown));
});

if (passkey && 'PublicKeyCredential' in window && PublicKeyCredential.parseRequestOptionsFromJSON) {
  passkey.hidden = false;
  passkey.firstElementChild.addEventListener('click', async () => {
    showProblem('');
    const message = await usePasskey('optional').catch(() => texts.unreachable);
    if (message) showProblem(message);
  });
  if (email?.autocomplete.includes('webauthn')) void offerPasskeys();
}

/** Unasked, so only what came of a chosen passkey is said. What passkeys sign is valid for five minutes. */
async function offerPasskeys() {
  const RENEW_MS = 240_000;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const renewal = setTimeout(offerPasskeys, RENEW_MS);
  const message = await usePasskey('conditional').catch(() => '');
  if (!message) return;
  clearTimeout(renewal);
  showProblem(message);
}

for (const field of fields) field.addEventListener('input', () => complain(field, false));

for (const account of document.querySelectorAll('[data-account]')) {
  account.addEventListener('click', () => {
    email.value = account.dataset.account;
    password.value = account.dataset.password;
    for (const field of fields) complain(field, false);
    showProblem('');
    submit.focus();
  });
}

// A page that comes back from the back/forward cache has forgotten that its request ended.
addEventListener('pageshow', () => setBusy(false));
