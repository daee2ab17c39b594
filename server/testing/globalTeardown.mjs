// biome-ignore-all lint/style/noDefaultExport: jest calls the default export.
import { rmSync } from 'node:fs';

export default async function stopTestPostgres() {
  const { cluster, folder } = globalThis.testPostgres;
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
