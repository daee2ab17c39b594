/** webpack's context over a `pages` folder: its file names and how to load one. */
export interface PageFiles {
  keys(): string[];
  /** A promise, which webpack's type of it does not know. */
  (file: string): unknown;
}

export interface FileRoute {
  path: string;
  lazy: () => Promise<unknown>;
}

/**
 * "./shipment/[id].tsx" is the page of "shipment/:id" and a chunk of its own. Static routes come before dynamic ones.
 */
export function fileRoutes(files: PageFiles): FileRoute[] {
  return files
    .keys()
    .map((file) => ({ path: routePath(file), lazy: () => Promise.resolve(files(file)) }))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
}

interface RouterState {
  errors?: object | null;
  navigation: { state: string };
}

/** As far as a router of react-router's is concerned. */
interface Router {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
}

/**
 * A failed page stays failed in its router, even when it is opened again: calls back once the user has gone on from there to a
 * page that works, so that a new router can be made. Listens until the router is disposed of.
 */
export function onFailedPageLeft(router: Router, callBack: () => void): void {
  let hasFailed = Boolean(router.state.errors);
  router.subscribe(({ errors, navigation }) => {
    if (errors) hasFailed = true;
    else if (hasFailed && navigation.state === 'idle') {
      hasFailed = false;
      callBack();
    }
  });
}

function routePath(file: string) {
  return file
    .replace(/^\.\//, '')
    .replace(/\.tsx$/, '')
    .replace(/\[(\w+)\]/g, ':$1')
    .replace(/(^|\/)index$/, '');
}
