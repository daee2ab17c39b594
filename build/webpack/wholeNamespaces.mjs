import webpack from 'webpack';

const { javascript, sources } = webpack;

const SETTER = /function\(module\) \{\s*((__WEBPACK_EXTERNAL_MODULE_\w+__)[.[][^{}]*)\}/g;
const SAME_NAME = /^\S+?__(?:\.(\w+)|\["(\w+)"\]) = module(?:\.\1|\["\2"\]);$/;

/**
 * What a module takes from another one webpack copies name by name, which for a console is two hundred names in every file.
 * Here a namespace is copied whole; only what is more than a copy, such as the default export, stays as it was.
 */
export class WholeNamespaces {
  apply(compiler) {
    const name = WholeNamespaces.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { render } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      // After the wrapper of the module format has been put around it.
      render.tap({ name, stage: 100 }, copyWhole);
    });
  }
}

function copyWhole(source) {
  const result = new sources.ReplaceSource(source);
  for (const { 0: setter, 1: body, 2: external, index } of source.source().matchAll(SETTER)) {
    const lines = body.trim().split(/\s*\n\s*/);
    const special = lines.filter((line) => !SAME_NAME.test(line));
    const copied = special.length < lines.length ? [`Object.assign(${external}, module);`] : [];
    result.replace(index, index + setter.length - 1, `function(module) {${[...copied, ...special].join(' ')}}`);
  }
  return result;
}
