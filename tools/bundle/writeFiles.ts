// Files of the build: written whole or not at all, and only where they differ, so that a checkout that is built may be read-only.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether it was written. */
export async function writeIfChanged(path, content) {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false;
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(temporary, path);
  return true;
}

/** A sentence about a place that cannot be written to; undefined for any other failure. */
export function explainUnwritable({ path }) {
  const place = nearestFolder(path);
  if (place === undefined || isWritable(place)) return undefined;
  return `${place} cannot be written to, and not every module is built: build where it can (npm run build), or start what is built with npm start -- --no-build.`;
}

function nearestFolder(path) {
  let place = path;
  while (place !== undefined && !existsSync(place)) place = dirname(place);
  return place;
}

function isWritable(place) {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
