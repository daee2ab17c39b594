/** A JSON file as a module with a default export: fetched later it then needs no namespace made for it in the page. */
module.exports = (source) => `export default ${source};`;
