import webpack, { type Chunk, type Compilation, type Compiler, type Entrypoint, type Module } from 'webpack';

const { RuntimeGlobals, ExternalModule, WebpackError } = webpack;

/** Chunk → the later modules it uses. */
const needs = new WeakMap<Chunk, string[]>();

/** The files of a compilation that wait for a later module. */
export const filesThatNeed = (module: string, { chunks }: Compilation): string[] =>
  [...chunks].flatMap((chunk) => (needs.get(chunk)?.includes(module) ? [...chunk.files] : []));

const kept = (name: string) => `${RuntimeGlobals.require}.later[${JSON.stringify(name)}]`;

/** As webpack's `externals` take it: what a chunk finds there once it has been waited for. */
export const laterExternals = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `var ${kept(name)}`]));

/**
 * What the first row does not need is in files of its own. A chunk that uses such a module is ready when the module
 * is: both are fetched at once, and what failed is fetched again with the chunk. An entry cannot wait, so there it is
 * an error.
 */
export class LaterModules {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  apply(compiler: Compiler): void {
    const name = LaterModules.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.additionalModuleRuntimeRequirements.tap(name, (module, requirements) => {
        if (this.requestOf(module)) requirements.add(RuntimeGlobals.require);
      });
      // Only now: webpack then moves every external into the entry.
      compilation.hooks.afterChunks.tap(name, (chunks) => {
        for (const chunk of chunks) needs.set(chunk, this.laterIn(chunk, compilation));
        this.checkEntries(compilation);
      });
    });
  }

  /** Undefined of any other module. */
  requestOf(module: Module): string | undefined {
    return module instanceof ExternalModule && this.names.includes(module.userRequest) ? module.userRequest : undefined;
  }

  laterIn(chunk: Chunk, { chunkGraph }: Compilation): string[] {
    return [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => this.requestOf(module) ?? []);
  }

  checkEntries({ entrypoints, errors }: Compilation): void {
    const chunksOf = ({ chunks }: Entrypoint) => chunks;
    const early = [...entrypoints.values()].flatMap(chunksOf).flatMap((chunk) => needs.get(chunk) ?? []);
    for (const request of new Set(early))
      errors.push(new WebpackError(`The entry needs ${request}, which comes later than every entry.`));
  }
}

/** For the page's loader of chunks: which of an entry's chunks needs which later modules; '' where none does. */
export function laterOf(entry: Chunk): string {
  const needed = [...entry.getAllAsyncChunks()].flatMap((chunk) => {
    const names = needs.get(chunk) ?? [];
    return names.length > 0 ? [[chunk.id, names]] : [];
  });
  return needed.length === 0 ? '' : JSON.stringify(Object.fromEntries(needed));
}
