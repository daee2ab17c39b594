import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where macOS keeps programs with a window, which are on no PATH. */
const APPLICATIONS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Path of the browser: the one that is named, else one on the PATH or among the applications; null when there is none. */
export function findChromium(
  named: string,
  path: string = process.env.PATH ?? '',
  applications: readonly string[] = APPLICATIONS,
): string | null {
  if (named !== '') return existsSync(named) ? named : null;
  const candidates = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...applications].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
