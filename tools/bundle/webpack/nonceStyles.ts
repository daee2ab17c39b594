const PLAIN = /document\.createElement\("style"\)/g;
const WITH_NONCE = 'Object.assign(document.createElement("style"),{nonce:__webpack_nonce__})';

/** A library that adds its styles by itself does so with the page's nonce: without it the page's policy refuses them. */
module.exports = function nonceStyles(source) {
  const found = source.match(PLAIN)?.length ?? 0;
  if (found !== 1) throw new Error(`Expected one style element in ${this.resourcePath}, found ${found}.`);
  return source.replace(PLAIN, WITH_NONCE);
};
