import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { MODULES } from '@tracking-console/contract/applications';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartRefusal } from '../../startRefusal.ts';

const ImportMap = Type.Object({
  imports: Type.Record(Type.String(), Type.String({ pattern: '^/app/[^?]+$' })),
  integrity: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/=]+$' })),
  scopes: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
});
export type ImportMap = Static<typeof ImportMap>;

export interface Release {
  /** SHA-256 of the map, shortened: names the release in calls and reports. */
  id: string;
  map: ImportMap;
}

export interface ReleaseReader {
  /** The release to serve now: the file's, or the last good one while the file is missing or malformed. */
  current(): Release;
  /** Whether the file itself is readable and good at this moment. */
  isReadable(): boolean;
}

/** Follows the release file: a swapped file is served to the next page load, nothing has to be restarted. */
export function createReleaseReader(file: string, onProblem: (message: string) => void): ReleaseReader {
  let lastGood: Release | undefined;
  let lastSeen = '';
  let problem = '';

  /** Reads the file when it has changed since it was last looked at. */
  function look(): void {
    const stamp = stampOf(file);
    if (stamp === lastSeen && stamp !== '') return;
    lastSeen = stamp;
    try {
      lastGood = readRelease(file);
      problem = '';
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      onProblem(problem);
    }
  }

  return {
    current() {
      look();
      if (!lastGood) throw new StartRefusal(problem);
      return lastGood;
    },
    isReadable() {
      look();
      return problem === '';
    },
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
}

function readRelease(file: string): Release {
  const map = parse(file);
  const unnamed = Object.values(MODULES).find((name) => !(name in map.imports));
  if (unnamed) throw new StartRefusal(`The release ${file} does not name ${unnamed}.`);
  // A module without integrity would run whatever the static host hands out.
  const unsealed = Object.values(map.imports).find((url) => !(fileOf(url) in map.integrity));
  if (unsealed) throw new StartRefusal(`The release ${file} has no integrity for ${unsealed}.`);
  const sorted = JSON.stringify(map, (_, value) => (isRecord(value) ? sortKeys(value) : value));
  return { id: createHash('sha256').update(sorted).digest('hex').slice(0, 16), map };
}

function parse(file: string): ImportMap {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartRefusal(`There is no release at ${file}: run npm run build first.`);
  }
  try {
    return Value.Parse(ImportMap, JSON.parse(text));
  } catch {
    throw new StartRefusal(`The release ${file} is not an import map with imports and integrity.`);
  }
}

/** One file may hold several modules, told apart by the part after "#". */
export function fileOf(url: string): string {
  return url.split('#')[0] ?? url;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
