import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

// As SystemJS does it for the modules themselves: what the page's import map says of the address, and nothing of its own.
const SEAL = 'var sealed = System.getImportMap().integrity[url]; if (sealed) script.integrity = sealed;';

/**
 * SC-11: what webpack's own loader fetches later is held to the page's import map too. A module the map says nothing of,
 * such as a developer's own, has chunks it says nothing of.
 */
export class SealedChunks {
  apply(compiler) {
    const name = SealedChunks.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\n${SEAL}`);
    });
  }
}
