/**
 * One file may hold several modules: "…/shared-dependencies.js#react" is the export `react` of that file. The import map
 * stays an ordinary one, and the file is fetched and run once, however many of its modules are imported.
 */
type Instantiate = (this: SystemLoader, url: string, ...rest: unknown[]) => Promise<unknown>;

export interface SystemLoader {
  constructor: { prototype: { instantiate: Instantiate } };
}

type Export = (names: Record<string, unknown>) => void;

export function addFragments(system: object) {
  const { prototype } = (system as SystemLoader).constructor; // SystemJS's documented place for hooks
  const { instantiate } = prototype;
  prototype.instantiate = function (url, ...rest) {
    const [file, name] = url.split('#');
    if (!file || !name) return instantiate.call(this, url, ...rest);
    return Promise.resolve([[file], (publish: Export) => namedIn(name, publish)]);
  };
}

type Names = Record<string, unknown>;

interface SharedFile {
  modules?: Record<string, Names>;
  /** Fetched with their first import. */
  laterModules?: Record<string, () => Promise<Names>>;
}

function namedIn(name: string, publish: Export) {
  let later: (() => Promise<Names>) | undefined;
  return {
    setters: [
      ({ modules, laterModules }: SharedFile) => {
        if (!modules) return; // the file is still being evaluated; the setter is called again
        later = laterModules?.[name];
        const names = modules[name];
        if (names) publish(withDefault(names));
        else if (!later) throw new Error(`The shared file has no module "${name}".`);
      },
    ],
    execute: () => later?.().then((names) => publish(withDefault(names))),
  };
}

const withDefault = (names: Names): Names => ({ ...names, default: names.default ?? names });
