/** webpack's context over a `pages` folder: its file names and how to load one. */
export interface PageFiles {
  keys(): string[];
  (file: string): Promise<unknown>;
}

export interface FileRoute {
  path: string;
  lazy: () => Promise<unknown>;
}

/** RT-4: "./shipment/[id].tsx" is the page of "shipment/:id", a chunk of its own. Static routes come before dynamic ones. */
export function fileRoutes(files: PageFiles): FileRoute[] {
  return files
    .keys()
    .map((file) => ({ path: routePath(file), lazy: () => loadPage(files, file) }))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
}

/** The next try of a page that could not be fetched waits this long: a file is seldom missing twice. */
const RETRY = 300;

/**
 * F-12, F-13: a page brings its styles with it, so both come or neither does. What failed at once is asked for once more, what
 * never answered has been waited for long enough.
 */
async function loadPage(files: PageFiles, file: string): Promise<unknown> {
  try {
    return await files(file);
  } catch (failure) {
    if ((failure as { type?: unknown } | null)?.type === 'timeout') throw failure; // as webpack says it
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    return files(file);
  }
}

function routePath(file: string) {
  return file
    .replace(/^\.\//, '')
    .replace(/\.tsx$/, '')
    .replace(/\[(\w+)\]/g, ':$1')
    .replace(/(^|\/)index$/, '');
}
