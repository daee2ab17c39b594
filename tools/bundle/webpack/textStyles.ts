/** Fills a library's style elements as text, because the page's Trusted Types policy refuses markup from code. */
module.exports = function textStyles(source) {
  if (!/\.innerHTML = /.test(source)) throw new Error(`${this.resourcePath} no longer writes markup: leave it alone.`);
  return source.replaceAll('.innerHTML = ', '.textContent = ');
};
