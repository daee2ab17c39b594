// The sign-in form: sends JSON, says what went wrong where the person is, and goes on to the address the server allows.
const form = document.querySelector('form');
const { email, password } = form.elements;
const problem = form.querySelector('.problem');
const submit = form.querySelector('.primary');
const reveal = form.querySelector('.secret button');
const texts = form.dataset;

keepHash();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (submit.ariaDisabled === 'true') return;
  showProblem('');
  const missing = [email, password].filter((field) => !complain(field, field.value.trim() === ''));
  if (missing.length > 0) return missing[0].focus();
  setBusy(true);
  const message = await trySignIn();
  if (message === undefined) return;
  setBusy(false);
  showProblem(message);
  password.focus();
  password.select();
});

/** Undefined: the browser is on its way. */
async function trySignIn() {
  try {
    const response = await post('/user-api/v1/sign-in', readForm());
    if (response.status === 429) return waitText(Number(response.headers.get('retry-after')));
    if (!response.ok) return texts.failed;
    const { code, data } = await response.json();
    if (code !== 0) return texts.refused;
    const check = await (await post('/user-api/v1/get-login-user', {})).json();
    if (check.code === -6) return texts.cookies;
    location.assign(data.location);
    return undefined;
  } catch {
    return texts.failed;
  }
}

/** The server's redirect cannot name the hash of the address to return to; the browser brings it along. */
function keepHash() {
  const query = new URLSearchParams(location.search);
  const gb = query.get('gb');
  if (!gb || gb.includes('#') || ['', '#main'].includes(location.hash)) return;
  query.set('gb', gb + location.hash);
  location.replace(`${location.pathname}?${query}`);
}

function readForm() {
  const gb = new URLSearchParams(location.search).get('gb');
  return { email: email.value, password: password.value, ...(gb && { gb }) };
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

/** Marks a field as missing or not; answers whether it is fine. */
function complain(field, wrong) {
  const complaint = document.getElementById(field.getAttribute('aria-describedby'));
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

reveal.addEventListener('click', () => {
  const shown = password.type === 'password';
  password.type = shown ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(shown));
});

for (const field of [email, password]) field.addEventListener('input', () => complain(field, false));

for (const account of document.querySelectorAll('[data-account]')) {
  account.addEventListener('click', () => {
    email.value = account.dataset.account;
    password.value = account.dataset.password;
    for (const field of [email, password]) complain(field, false);
    showProblem('');
    submit.focus();
  });
}

// A page that comes back from the back/forward cache has forgotten that its request ended.
addEventListener('pageshow', () => setBusy(false));
