/** Every page is a chunk of its own. */
export const pageFiles = import.meta.webpackContext('./pages', {
  recursive: true,
  regExp: /\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-[request]',
});
