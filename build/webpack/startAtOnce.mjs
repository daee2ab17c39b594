import webpack from 'webpack';

const { BannerPlugin, Compilation, sources } = webpack;

/** Minified before, named by its content after. */
const MINIFIED = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

const HEAD = /^(System\.register\(\[[^\]]*\],)function(.*?)execute:function\(\)\{/;
const TAIL = /\}\}\}\);$/;

/**
 * A browser skims a function and reads it again once it is called. All code of a module lies within two functions that are
 * called at once, so it was skimmed twice for nothing; in brackets they are read straight away.
 */
export class StartAtOnce {
  apply(compiler) {
    const name = StartAtOnce.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: MINIFIED }, () => {
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
  return text.replace(HEAD, '$1(function$2execute:(function(){').replace(TAIL, '})}}));');
}

/** Tells browsers that know it to read all of an entry while it arrives: most of its functions are called at the start. */
export const readAhead = () =>
  new BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, entryOnly: true, stage: MINIFIED + 1 });
