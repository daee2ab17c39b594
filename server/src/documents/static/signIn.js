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
  async forgot() {
    const { problem: found } = await send('/user-api/v1/forgot-password', { email: email.value });
    if (found !== undefined) return found;
    const done = document.querySelector('[data-done]');
    form.hidden = true;
    done.hidden = false;
    done.textContent = done.dataset.done;
    return undefined;
  },
  async reset() {
    const token = location.hash.slice(1);
    const { problem: found } = await send('/user-api/v1/reset-password', { token, password: password.value });
    if (found !== undefined) return found;
    location.replace(texts.location);
    return undefined;
  },
};

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

/** Sign in with a passkey: on the first page and as the second step. */
async function usePasskey() {
  const { data, problem: found } = await send('/user-api/v1/passkey-options', {});
  if (found !== undefined) return found;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(data.options));
  // The user closed the browser's dialog: there is nothing to say.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
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

const isWrong = ({ value, minLength }) => value.trim() === '' || value.length < minLength;

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

if (passkey && 'PublicKeyCredential' in window && PublicKeyCredential.parseRequestOptionsFromJSON)
  passkey.hidden = false;

passkey?.firstElementChild.addEventListener('click', async () => {
  showProblem('');
  const message = await usePasskey().catch(() => texts.unreachable);
  if (message) showProblem(message);
});

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
