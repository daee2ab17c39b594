import type {
  CheckFinding,
  CheckName,
  CheckReport,
  ImportMap,
  ModuleManifest,
} from '@tracking-console/contract/releases/releases';
import type { Code } from './readCode.ts';

/** A release before it is served. */
export interface Candidate {
  id: string;
  map: ImportMap;
  /** Module → version. */
  modules: Readonly<Record<string, string>>;
  /** The published manifests of these versions. */
  manifests: readonly ModuleManifest[];
}

export interface CheckOptions {
  /** Also shows every application in a browser, once nothing else is wrong. */
  mount: boolean;
  /** Only whether the map's files are there with their bytes: nothing else can change in a release that was good. */
  bytesOnly?: boolean;
  by?: string;
}

export type CheckRelease = (candidate: Candidate, options: CheckOptions) => Promise<CheckReport>;

/** The static host's answer for a file. */
export type Answer = { status: number; headers: Headers; bytes: Buffer } | { failure: string };

export interface ReleaseFile {
  /** Address on the console's own origin. */
  url: string;
  /** null: the map names it, and no module of the release has it. */
  module: string | null;
  /** Its names in the import map; none for files that are loaded later. */
  names: readonly string[];
  answer: Answer;
  /** The encoding in which other bytes come than in the first; null: they are the same in each. */
  differsAs: string | null;
  /** The parsed code, or why it cannot be read; null if nothing usable came. */
  code: Code | { syntaxError: string } | null;
}

/** A candidate and all of its fetched files, as the input of each check. */
export interface Evidence extends Candidate {
  files: readonly ReleaseFile[];
}

export type Check = (evidence: Evidence) => CheckFinding[] | Promise<CheckFinding[]>;

/** The finding of one check. */
export const findingOf =
  (check: CheckName) =>
  (module: string | null, where: string | null, message: string): CheckFinding => ({ check, module, where, message });

/** One file may hold several modules, distinguished by the part after "#". */
export const addressOf = (url: string) => url.split('#')[0] ?? url;

/** The files that arrived correctly, for checks of their content. */
export function arrived({ files }: Evidence) {
  return files.flatMap(({ answer, ...file }) =>
    'failure' in answer || answer.status !== 200 ? [] : [{ ...file, ...answer }],
  );
}
