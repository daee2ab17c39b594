import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The same engine without windows, tabs and menus to render: a page costs it half of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The place of macOS programs with a window, which are not on the PATH. */
const APPLICATIONS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

export interface ChromiumPlaces {
  path?: string;
  applications?: readonly string[];
  /** Frames are measured in the browser people have. */
  whole?: boolean;
}

/** Path of the browser: the named one, else one on the PATH or among the applications; null if there is none. */
export function findChromium(
  named: string,
  { path = process.env.PATH ?? '', applications = APPLICATIONS, whole = false }: ChromiumPlaces = {},
): string | null {
  if (named !== '') return existsSync(named) ? named : null;
  const names = whole ? WHOLE : [...SHELLS, ...WHOLE];
  const candidates = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
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
