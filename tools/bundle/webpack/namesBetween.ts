import webpack, { type Compilation, type Compiler, type Dependency } from 'webpack';

const { ExternalModule } = webpack;

/** Import-map name → names. A name of a namespace is written with a dot: "icons.Search". */
export interface Names {
  imported: Record<string, string[]>;
  exported: Record<string, string[]>;
}

const recorded = new WeakMap<Compilation, Names>();

/** Known once the module has been compiled. */
export const namesBetween = (compilation: Compilation): Names | undefined => recorded.get(compilation);

/**
 * Which names a module imports from other modules of the import map, and which it exports. A missing import is
 * `undefined` and fails only where it is used, so whether modules fit has to be checked before they are released.
 */
export class NamesBetween {
  readonly given: Readonly<Record<string, string>>;

  /** @param given import-map name → the file whose exports it provides */
  constructor(given: Readonly<Record<string, string>>) {
    this.given = given;
  }

  apply(compiler: Compiler): void {
    const name = NamesBetween.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // By now unused exports are known, and no modules have been concatenated yet.
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        recorded.set(compilation, { imported: importedIn(compilation), exported: this.exportedIn(compilation) });
      });
    });
  }

  exportedIn({ modules, moduleGraph }: Compilation): Names['exported'] {
    const given = Object.entries(this.given).map(([name, file]) => {
      const module = [...modules].find((one) => 'resource' in one && one.resource === file);
      if (!module) throw new Error(`${name} stands for ${file}, which is not part of its module.`);
      return [name, namesOf(moduleGraph.getExportsInfo(module))];
    });
    return Object.fromEntries(given);
  }
}

/** Of an import by name; webpack's type for these is not public. */
const idsOf = (dependency: Dependency, graph: Compilation['moduleGraph']): string[] | undefined =>
  (dependency as { getIds?: (graph: Compilation['moduleGraph']) => string[] }).getIds?.(graph);

function importedIn({ modules, moduleGraph }: Compilation): Names['imported'] {
  const imported = new Map<string, Set<string>>();
  for (const { dependencies } of modules) {
    for (const dependency of dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (!(connection?.module instanceof ExternalModule) || !connection.isTargetActive(undefined)) continue;
      const name = idsOf(dependency, moduleGraph)?.slice(0, 2).join('.');
      if (!name) continue;
      const from = connection.module.userRequest;
      imported.set(from, (imported.get(from) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...imported].map(([from, names]) => [from, [...names].sort()]));
}

type ExportsInfo = ReturnType<Compilation['moduleGraph']['getExportsInfo']>;

function namesOf(exportsInfo: ExportsInfo): string[] {
  const provided = exportsInfo.getProvidedExports();
  if (!Array.isArray(provided)) throw new Error('webpack cannot tell what a module of ours exports.');
  return provided.flatMap((name) => {
    const within = exportsInfo.getNestedExportsInfo([name])?.getProvidedExports();
    return Array.isArray(within) ? [name, ...within.map((inner) => `${name}.${inner}`)] : [name];
  });
}
