// biome-ignore-all lint/style/noDefaultExport: jest calls the default export.
export default async function stopTestPostgres() {
  await globalThis.testPostgres.stop();
}
