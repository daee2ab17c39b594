import type { ParcelLifecycles } from '@tracking-console/app-kit';
import { shellStarted } from '@tracking-console/platform';
import { loginUser, type SentCall, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import kitTexts from '../../../app-kit/src/locales/en.json';
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
  start?: string,
) {
  globalThis.fetch = async (url) => {
    const texts = String(url).includes('zh-cn') ? chinese : english;
    return { ok: true, json: async () => ({ 'shared-account': texts, 'app-kit': kitTexts }) } as Response; // as far as the language loader reads one
  };
  const started = startTestPlatform(
    (call) =>
      server(call) ??
      (call.path.endsWith('/get-login-user') ? loginUser(user) : { code: 0, message: '', data: nothingOf(call.path) }),
    { ...(start && { start }) },
  );
  await started.platform.languageReady;
  started.platform.store.dispatch(shellStarted());
  return started;
}

/** There are no tasks. */
const nothingOf = (path: string) => (path.endsWith('/task/list') ? { tasks: [] } : null);

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
    Parameters<ParcelLifecycles['mount']>[0]; // single-spa's own props are not looked at
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
