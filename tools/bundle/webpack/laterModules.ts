import webpack from 'webpack';

const { RuntimeGlobals, ExternalModule, WebpackError } = webpack;

/** Chunk → the later modules it uses. */
const needs = new WeakMap();

/** The files of a compilation that wait for a later module. */
export const filesThatNeed = (module, { compilation }) =>
  [...compilation.chunks].flatMap((chunk) => (needs.get(chunk)?.includes(module) ? [...chunk.files] : []));

const kept = (name) => `${RuntimeGlobals.require}.later[${JSON.stringify(name)}]`;

/** As webpack's `externals` take it: what a chunk finds there once it has been waited for. */
export const laterExternals = (names) => Object.fromEntries(names.map((name) => [name, `var ${kept(name)}`]));

/**
 * What no first row needs stands in files of its own. A chunk that uses such a module is there when the module is: both are
 * fetched at once, and what failed is asked for again with the chunk. An entry cannot wait, so there it is an error.
 */
export class LaterModules {
  constructor(names) {
    this.names = names;
  }

  apply(compiler) {
    const name = LaterModules.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.additionalModuleRuntimeRequirements.tap(name, (module, requirements) => {
        if (this.isLater(module)) requirements.add(RuntimeGlobals.require);
      });
      // Only now: webpack then moves every external into the entry.
      compilation.hooks.afterChunks.tap(name, (chunks) => {
        for (const chunk of chunks) needs.set(chunk, this.laterIn(chunk, compilation.chunkGraph));
        this.checkEntries(compilation);
      });
    });
  }

  isLater = (module) => module instanceof ExternalModule && this.names.includes(module.userRequest);

  laterIn(chunk, chunkGraph) {
    return [...chunkGraph.getChunkModulesIterable(chunk)].filter(this.isLater).map(({ userRequest }) => userRequest);
  }

  checkEntries({ entrypoints, errors }) {
    const early = [...entrypoints.values()].flatMap(({ chunks }) => chunks.flatMap((chunk) => needs.get(chunk)));
    for (const request of new Set(early))
      errors.push(new WebpackError(`The entry needs ${request}, which comes later than every entry.`));
  }
}

/** For the page's loader of chunks: which of an entry's chunks needs which later modules; '' where none does. */
export function laterOf(entry) {
  const needed = [...entry.getAllAsyncChunks()]
    .map((chunk) => [chunk.id, needs.get(chunk) ?? []])
    .filter(([, names]) => names.length > 0);
  return needed.length === 0 ? '' : JSON.stringify(Object.fromEntries(needed));
}
