import { screen, waitFor, within } from '@testing-library/react';
import type { ParcelLifecycles } from '@tracking-console/app-kit';
import commonTexts from '@tracking-console/contract/locales/en.json';
import commonChinese from '@tracking-console/contract/locales/zh-cn.json';
import { shellStarted } from '@tracking-console/platform';
import { loginUser, type SentCall, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import kitTexts from '../../../app-kit/src/locales/en.json';
import platformTexts from '../../../platform/src/locales/en.json';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';

const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of standing) await leave();
});

/** The page's platform, with this customer signed in. */
export async function startAccount(
  user: object = {},
  server: (call: SentCall) => object | undefined = () => undefined,
  at = '/buyer/dashboard',
) {
  globalThis.fetch = async (url) => {
    const texts = String(url).includes('zh-cn') ? chinese : english;
    const common = texts === chinese ? commonChinese : commonTexts;
    const bundle = { contract: common, 'shared-account': texts, 'app-kit': kitTexts, platform: platformTexts };
    return { ok: true, json: async () => bundle } as Response; // as far as the language loader reads one
  };
  const answer = (call: SentCall) =>
    server(call) ??
    (call.path.endsWith('/get-login-user') ? loginUser(user) : { code: 0, message: '', data: nothingOf(call.path) });
  const started = startTestPlatform(answer, { start: `http://localhost${at}` });
  await started.platform.languageReady;
  started.platform.store.dispatch(shellStarted());
  return started;
}

/** Answers of the lists that are empty, and no company. */
const EMPTY: Record<string, object> = {
  '/task/list': { tasks: [] },
  '/audit/list': { rows: [], next: null },
  '/list-sessions': { sessions: [] },
  '/list-sign-ins': { sign_ins: [] },
  '/list-passkeys': { passkeys: [] },
  '/get-two-step': { since: null, recovery_codes: 0 },
  '/list-social-accounts': { providers: [] },
  '/get-company': { company: null },
};
const nothingOf = (path: string) => Object.entries(EMPTY).find(([name]) => path.endsWith(name))?.[1] ?? null;

type Started = Awaited<ReturnType<typeof startAccount>>;

/** Mounts a parcel or application the way single-spa does it. */
export async function show(
  { platform }: Started,
  lifecycles: ParcelLifecycles,
  { identity, basePath }: { identity: 'BUYER' | 'API' | null; basePath: string },
) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const singleSpa = { name: `parcel-${basePath}`, singleSpa: {}, mountParcel: () => Promise.reject(new Error('none')) };
  const props = { ...singleSpa, platform, ...testSurface(domElement), identity, basePath } as unknown as Parameters<
    ParcelLifecycles['bootstrap']
  >[0] &
    Parameters<ParcelLifecycles['mount']>[0]; // single-spa's own props are not used
  await freely(async () => {
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  });
  const leave = () =>
    freely(async () => {
      standing.delete(leave);
      await lifecycles.unmount(props);
      domElement.remove();
    });
  standing.add(leave);
  return { domElement, leave };
}

/** Lifecycles wait for React to render, which inside `act` it does only after them. */
async function freely(work: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React's own switch for tests
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await work();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

/** The opened dialog with a form, once its initial values have loaded. */
export async function filledDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.querySelector('input, select')).not.toBeNull());
  return within(dialog);
}
