import { type ApplicationEvent, type Platform, type State, selectApplications } from '@tracking-console/platform';

const GONE = new Set<ApplicationEvent['state']>(['unmount', 'load_failed']);
const isThere = ({ name, state }: ApplicationEvent) => name !== 'shell' && !GONE.has(state);

/**
 * What a console put into this element is hidden and shown with the console, and removed when the console is gone,
 * whatever it forgot. Returns a function that stops it.
 */
export function keepTaskLists(element: HTMLElement, { store }: Platform): () => void {
  const kept = new Map<string, ChildNode[]>();
  let known: ReturnType<typeof selectApplications> | undefined;
  let shown = '';

  function follow() {
    const applications = selectApplications(store.getState() as State); // its own reducers are never taken away
    if (applications === known) return;
    known = applications;
    const there = Object.values(applications).filter(isThere);
    show(there.find(({ visibility }) => visibility !== 'hidden')?.name ?? '');
    for (const name of kept.keys()) if (!there.some((application) => application.name === name)) kept.delete(name);
  }

  function show(next: string) {
    if (next === shown) return;
    if (shown) kept.set(shown, [...element.childNodes]);
    element.replaceChildren(...(kept.get(next) ?? []));
    kept.delete(next);
    shown = next;
  }

  follow();
  return store.subscribe(follow);
}
