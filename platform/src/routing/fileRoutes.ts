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
    .map((file) => ({ path: routePath(file), lazy: () => files(file) }))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
}

function routePath(file: string) {
  return file
    .replace(/^\.\//, '')
    .replace(/\.tsx$/, '')
    .replace(/\[(\w+)\]/g, ':$1')
    .replace(/(^|\/)index$/, '');
}
