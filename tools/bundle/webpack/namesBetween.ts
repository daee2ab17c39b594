import webpack from 'webpack';

const { ExternalModule } = webpack;

/** Compilation → {imported, exported}. */
const recorded = new WeakMap();

/**
 * @returns {{imported: Record<string, string[]>, exported: Record<string, string[]>}} import-map name → names. A name of a
 *   namespace is written with a dot: "icons.Search". Read once the module has been compiled.
 */
export const namesBetween = ({ compilation }) => recorded.get(compilation);

/**
 * Which names a module imports from other modules of the import map, and which it exports. A missing import is
 * `undefined` and fails only where it is used, so whether modules fit has to be checked before they are released.
 */
export class NamesBetween {
  /** @param {Record<string, string>} given import-map name → the file whose exports it stands for */
  constructor(given) {
    this.given = given;
  }

  apply(compiler) {
    const name = NamesBetween.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // What nothing uses is known by now, and no modules have been joined yet.
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        recorded.set(compilation, { imported: importedIn(compilation), exported: this.exportedIn(compilation) });
      });
    });
  }

  exportedIn({ modules, moduleGraph }) {
    const given = Object.entries(this.given).map(([name, file]) => {
      const module = [...modules].find(({ resource }) => resource === file);
      if (!module) throw new Error(`${name} stands for ${file}, which is not part of its module.`);
      return [name, namesOf(moduleGraph.getExportsInfo(module))];
    });
    return Object.fromEntries(given);
  }
}

function importedIn({ modules, moduleGraph }) {
  const imported = new Map();
  for (const { dependencies } of modules) {
    for (const dependency of dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (!(connection?.module instanceof ExternalModule) || !connection.isTargetActive(undefined)) continue;
      const name = dependency.getIds?.(moduleGraph).slice(0, 2).join('.');
      if (!name) continue;
      const from = connection.module.userRequest;
      imported.set(from, [...(imported.get(from) ?? []), name]);
    }
  }
  return Object.fromEntries([...imported].map(([from, names]) => [from, [...new Set(names)].sort()]));
}

function namesOf(exportsInfo) {
  return exportsInfo.getProvidedExports().flatMap((name) => {
    const within = exportsInfo.getNestedExportsInfo([name])?.getProvidedExports();
    return Array.isArray(within) ? [name, ...within.map((inner) => `${name}.${inner}`)] : [name];
  });
}
