/** A module that has to be built first is slow; one that never answers must not block the page. */
const TIMEOUT_MS = 8_000;
/** The browser asks the user for permission to reach a local address, and holds the request back meanwhile. */
const PROMPT_TIMEOUT_MS = 60_000;

/** Browsers name the leave differently, or do not know it. */
const NAMES = ['loopback-network', 'local-network-access'];
const OWN_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Why nothing can be loaded from an address; null when a script answers there. */
export async function probe(address: string, view: Window): Promise<string | null> {
  const waiting = (await isAskedFirst(view)) ? PROMPT_TIMEOUT_MS : TIMEOUT_MS;
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(waiting) });
    const type = response.headers.get('content-type') ?? '';
    void response.body?.cancel();
    if (!response.ok) return `${address} answered ${response.status}.`;
    return /javascript/.test(type) ? null : `${address} is "${type}", not a script.`;
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (isLate) return `${address} did not answer within ${waiting / 1000} s.`;
    const isForbidden = (await leaves(view)).includes('denied');
    return `${address} cannot be reached${isForbidden ? ', because this browser keeps the page from your own machine' : ''}.`;
  }
}

/** Pages of one's own machine reach it without leave. */
async function isAskedFirst(view: Window): Promise<boolean> {
  return !OWN_MACHINE.test(view.location.hostname) && (await leaves(view)).includes('prompt');
}

/** Whether the page may reach this machine, by each of its names. */
function leaves({ navigator: { permissions } }: Window): Promise<string[]> {
  const stateOf = async (name: string) => (await permissions.query({ name: name as PermissionName })).state; // newer than its types
  return Promise.all(NAMES.map((name) => stateOf(name).catch(() => 'unknown')));
}
