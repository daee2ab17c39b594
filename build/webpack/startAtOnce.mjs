import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** What a console runs before its first row stands. */
const FIRST = new Set(['shared-dependencies', 'platform', 'ui', 'shell', 'buyer-app', 'api-app']);

const HEAD = /^(System\.register\(\[[^\]]*\],)function(.*?)execute:function\(\)\{/;
const TAIL = /\}\}\}\);$/;

/**
 * A browser skims a function and reads it again once it is called. All code of a module lies within two functions that are
 * called at once, so it was skimmed twice for nothing; in brackets they are read straight away. Of the modules a page begins with most
 * functions are called: their first line says so to browsers that know it, which then read them while the file arrives.
 */
export class StartAtOnce {
  apply(compiler) {
    const name = StartAtOnce.name;
    // Minified before, named by its content after.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const [entry, entrypoint] of compilation.entrypoints)
          for (const file of entrypoint.getFiles())
            compilation.updateAsset(
              file,
              (source) => new sources.RawSource(startAtOnce(String(source.source()), entry)),
            );
      });
    });
  }
}

/** The minified text of a module's entry, as it is read once. */
export function startAtOnce(text, entry) {
  if (!HEAD.test(text) || !TAIL.test(text))
    throw new Error(`${entry} is not written as webpack writes a module of SystemJS.`);
  const bracketed = text.replace(HEAD, '$1(function$2execute:(function(){').replace(TAIL, '})}}));');
  return FIRST.has(entry) ? `//# allFunctionsCalledOnLoad\n${bracketed}` : bracketed;
}
