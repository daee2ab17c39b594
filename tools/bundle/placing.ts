// A build is made aside and then moved in beside the earlier builds of its version: releases name their files for as long as
// a channel, a way back or an open tab needs them. `npm run release -- gc` clears away what is no longer needed.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dist, type ModuleName, modules, outputFolder } from './modules.ts';

const MANIFEST = 'manifest.json';

/** Empty, and on the same disk: what is moved out of it appears whole. */
export async function openStaging(name: ModuleName, version: string): Promise<string> {
  const folder = join(dist, '.building', `${modules[name].folder}-${version}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The manifest comes last: every file it names is there by then. */
export async function placeBuilt(staging: string, name: ModuleName, version: string): Promise<void> {
  const folder = outputFolder(name, version);
  const files = (await readdir(staging)).filter((file) => file !== MANIFEST);
  for (const file of files) if (file.endsWith('.js')) await refuseOthers(join(staging, file), join(folder, file));
  await mkdir(folder, { recursive: true });
  for (const file of [...files, MANIFEST]) await rename(join(staging, file), join(folder, file));
  await rm(staging, { recursive: true, force: true });
}

/** A script is named by the hash of its bytes: under one name there can only be the same ones, or damaged ones. */
async function refuseOthers(built: string, known: string): Promise<void> {
  if (!existsSync(known) || (await readFile(built)).equals(await readFile(known))) return;
  throw new Error(`${known} holds other bytes than the build has under this name: delete it if it is damaged.`);
}
