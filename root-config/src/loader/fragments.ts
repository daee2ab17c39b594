/**
 * One file may hold several modules: "…/shared-dependencies.js#react" is the export `react` of that file. The import map
 * stays an ordinary one, and the file is fetched and run once however many of its names are asked for.
 */
type Instantiate = (this: SystemLoader, url: string, ...rest: unknown[]) => Promise<unknown>;

export interface SystemLoader {
  constructor: { prototype: { instantiate: Instantiate } };
}

type Export = (names: Record<string, unknown>) => void;

export function namesInFragments(system: object) {
  const { prototype } = (system as SystemLoader).constructor; // SystemJS's documented place for hooks
  const { instantiate } = prototype;
  prototype.instantiate = function (url, ...rest) {
    const [file, name] = url.split('#');
    if (!file || !name) return instantiate.call(this, url, ...rest);
    return Promise.resolve([
      [file],
      (publish: Export) => ({ setters: [(whole: Whole) => publish(namesOf(whole, name))], execute() {} }),
    ]);
  };
}

interface Whole {
  modules?: Record<string, Record<string, unknown>>;
}

function namesOf({ modules }: Whole, name: string) {
  if (!modules) return {}; // the file is still being evaluated; the setter is called again
  const names = modules[name];
  if (!names) throw new Error(`The shared file has no module "${name}".`);
  return { ...names, default: names.default ?? names };
}
