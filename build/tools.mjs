// The override tool is served from our own origin, and only to sessions that may override.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist, root } from './modules.mjs';

export async function copyTools() {
  const source = join(root, 'node_modules/import-map-overrides');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  // Its interface without its panel: the panel styles itself inline, which our policy does not allow.
  const entry = 'import-map-overrides-api.js';
  await mkdir(join(dist, 'app/tools', version), { recursive: true });
  await cp(join(source, 'dist', entry), join(dist, 'app/tools', version, entry));
  await writeFile(
    join(dist, 'app/tools/manifest.json'),
    `${JSON.stringify({ version, entry: `${version}/${entry}` }, null, 2)}\n`,
  );
}
