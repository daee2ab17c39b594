import webpack, { type Compiler } from 'webpack';
import { laterOf } from './laterModules.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Before webpack's own handler, which is then not called. */
const FIRST = { name: 'ChunksBySystem', stage: -1 };

/**
 * Chunks are fetched by the page's one loader (root-config/src/loader/chunks.ts), so that no module brings a loader of
 * its own and the import map's integrity holds for chunks too.
 */
export class ChunksBySystem {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(FIRST, (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap(FIRST, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.moduleFactories);
        requirements.add(RuntimeGlobals.publicPath);
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new FetchChunks());
        return true;
      });
      runtimeRequirementInTree.for(RuntimeGlobals.chunkCallback).tap(FIRST, () => true);
    });
  }
}

class FetchChunks extends RuntimeModule {
  constructor() {
    super('fetch chunks by System', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) throw new Error('webpack generates this module without its chunk.');
    const pushed = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
    const given = [RuntimeGlobals.require, 'globalThis', pushed, JSON.stringify(chunk.id), laterOf(chunk)];
    return `${RuntimeGlobals.ensureChunk} = System.chunks(${given.filter(Boolean).join()});`;
  }
}
