const { join } = require('node:path');

const list = join(__dirname, 'collectedStyles.js');

/** In the place of style-loader, where there is no page: what a style sheet says is kept in a list of the bundle. */
module.exports = () => {};
module.exports.pitch = function collectStyles(request) {
  const path = (file) => JSON.stringify(this.utils.contextify(this.context, file));
  return `
    import { collect } from ${path(list)};
    import sheet from ${path(`!!${request}`)};
    export default collect(sheet);
  `;
};
