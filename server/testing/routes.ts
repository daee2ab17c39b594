import type { App } from '../src/http/app.ts';

export interface ListedRoute {
  path: string;
  methods: string[];
}

/** Every address the server listens at, read from the router itself. */
export function routesOf(app: App): ListedRoute[] {
  const path: string[] = [];
  const routes: ListedRoute[] = [];
  for (const line of app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', segment, methods] = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (segment === undefined) continue;
    path.splice(indent.length / 4, path.length, segment);
    if (methods !== undefined) routes.push({ path: path.join('').replace('//', '/'), methods: methods.split(', ') });
  }
  return routes;
}
