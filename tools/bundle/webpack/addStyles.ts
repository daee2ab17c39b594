const { join } = require('node:path');
const { transform } = require('lightningcss');

const adding = join(__dirname, 'addedStyles.js');

/**
 * In the place of style-loader: css-loader's module runs while the build does, so that the page gets the text and the class
 * names of a sheet and nothing that makes them.
 */
module.exports = () => {};
module.exports.pitch = async function addStyles(request) {
  const { default: sheet } = await this.importModule(`!!${request}`);
  const { code } = transform({ filename: this.resourcePath, code: Buffer.from(sheet.toString()), minify: true });
  return `
    import { addStyle } from ${JSON.stringify(this.utils.contextify(this.context, adding))};
    addStyle(${JSON.stringify(code.toString())});
    export default ${JSON.stringify(sheet.locals ?? {})};
  `;
};
