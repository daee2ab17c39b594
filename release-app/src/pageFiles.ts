/** Every page, a chunk of its own (RT-4). */
export const pageFiles = import.meta.webpackContext('./pages', {
  recursive: true,
  regExp: /\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-[request]',
});
