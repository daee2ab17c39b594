/** Every file below `pages` is a route and a chunk of its own. */
export const pageFiles = import.meta.webpackContext('./pages', {
  recursive: true,
  regExp: /\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-[request]',
});
