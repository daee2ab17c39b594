import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Milliseconds after which a file that never answers counts as one that cannot be had. */
const LONGEST = 120_000;

/**
 * SC-11: what is fetched later is held to the page's import map too: SystemJS makes the script, as it does for the modules
 * themselves. A module the map says nothing of, such as a developer's own, has chunks it says nothing of. So no module of a
 * page brings a loader of its own along, either.
 */
export class SealedChunks {
  apply(compiler) {
    const name = SealedChunks.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack's own answer, which is then not asked for.
      const given = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript);
      given.tap({ name, stage: -1 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadSealedScript());
        return true;
      });
    });
  }
}

class LoadSealedScript extends RuntimeModule {
  constructor() {
    super('load sealed script', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    return `
      ${RuntimeGlobals.loadScript} = (url, done) => {
        const script = System.createScript(url);
        const end = (event) => {
          clearTimeout(timer);
          script.onload = script.onerror = null;
          script.remove();
          done(event);
        };
        const timer = setTimeout(end, ${LONGEST}, { type: 'timeout', target: script });
        script.onload = script.onerror = end;
        document.head.append(script);
      };`;
  }
}
