/** A JSON file as a module with a default export: fetched later it then needs no namespace made for it in the page. */
export default function jsonModule(source: string): string {
  return `export default ${source};`;
}
