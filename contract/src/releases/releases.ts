import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { CHANNELS, type ChannelName as Channels } from './releaseNames.ts';

export { LATEST_RELEASE_HEADER, RELEASE_HEADER } from './releaseHeaders.ts';
export { CHANNELS, RELEASE_ROOT } from './releaseNames.ts';

/**
 * What release engineers send to the release API (`/release-api/v1`), and what it answers. Answers are plain JSON; a refusal is
 * a ReleaseProblem (RFC 9457) with its HTTP status.
 */

export type ChannelName = Channels;
export const ChannelName = Type.Union(CHANNELS.map((name) => Type.Literal(name)));
export const ModuleName = Type.String({ pattern: '^@[a-z0-9-]+/[a-z0-9-]+$', maxLength: 100 });
export const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 60 });
/** SHA-256 of the release's canonical JSON, in hex. */
export const ReleaseId = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const FileName = Type.String({ pattern: '^[A-Za-z0-9._-]+$', maxLength: 200 });
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });

/** What one side of the page's contract offers or needs. */
const Terms = Type.Object(
  { version: Type.Integer({ minimum: 1 }), capabilities: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 }) },
  closed,
);

/** Import-map name → names. */
const Names = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Array(Type.String({ maxLength: 120 }), { maxItems: 1000 }),
);

/** One built module, as described by `manifest.json` beside its files. Immutable once published. */
export const ModuleManifest = Type.Object(
  {
    name: ModuleName,
    version: Version,
    /** Folder of its files on the static host, with a trailing slash. */
    url: Type.String({ pattern: '^/app/[A-Za-z0-9@._/-]+/$', maxLength: 300 }),
    entry: FileName,
    /** The import-map names it gives; each a file of it, perhaps with "#" and the name of an export. */
    imports: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 300 })),
    files: Type.Record(
      FileName,
      Type.Object(
        { integrity: Integrity, bytes: Type.Integer({ minimum: 0 }), brotli: Type.Integer({ minimum: 0 }) },
        closed,
      ),
    ),
    /** Page → the file that holds it. */
    pages: Type.Record(Type.String({ maxLength: 100 }), FileName),
    /** Those of them that also need what ui keeps in a later file. Older modules know of no such file. */
    pagesWithLater: Type.Optional(Type.Array(Type.String({ maxLength: 100 }))),
    /** Names it takes from others of the map, as in `import { Button }`, and those it gives; "icons.Search" is of a namespace. */
    namedImports: Type.Optional(Names),
    /** A name of the map that is not among these is exported whole, such as a library's. Older modules have neither. */
    namedExports: Type.Optional(Names),
    provides: Type.Union([Terms, Type.Null()]),
    requires: Type.Union([Terms, Type.Null()]),
    /** Of the sources it was built from. */
    buildId: Type.String({ maxLength: 100 }),
  },
  closed,
);
export type ModuleManifest = Static<typeof ModuleManifest>;

export interface ModuleVersion extends ModuleManifest {
  author: string;
  /** ISO 8601, as all times here. */
  publishTime: string;
}

/** A whole import map. `integrity` has every file of every module, those loaded later included. */
export const ImportMap = Type.Object(
  {
    imports: Type.Record(Type.String(), Type.String({ pattern: '^/app/[^?]+$' })),
    integrity: Type.Record(Type.String(), Integrity),
    scopes: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  },
  closed,
);
export type ImportMap = Static<typeof ImportMap>;

/** Module → version; those not named are the base's. Without a base every module must be named. */
export const CreateRelease = Type.Object(
  { base: Type.Optional(ReleaseId), modules: Type.Record(ModuleName, Version, { maxProperties: 50 }) },
  closed,
);
export type CreateRelease = Static<typeof CreateRelease>;

export interface ReleaseRow {
  id: string;
  modules: Record<string, string>;
  author: string;
  createTime: string;
}
export interface ReleaseDetail extends ReleaseRow {
  map: ImportMap;
  /** null: never checked. */
  checks: CheckReport | null;
}

export const CHECKS = ['files', 'headers', 'integrity', 'size', 'parse', 'imports', 'contract', 'mount'] as const;
export type CheckName = (typeof CHECKS)[number];

/** One thing that is wrong, in plain words, and where. */
export interface CheckFinding {
  check: CheckName;
  module: string | null;
  /** Address of the file, or of the page that was mounted; null: the release as a whole. */
  where: string | null;
  message: string;
}
export interface CheckReport {
  release: string;
  passed: boolean;
  findings: CheckFinding[];
  /** In ms, by check. */
  durations: Partial<Record<CheckName, number>>;
  time: string;
  by: string;
}

const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });

/** PUT /channels/{c}; `If-Match` carries the channel's etag. What is left out stays. */
export const ChangeChannel = Type.Object(
  {
    stable: Type.Optional(ReleaseId),
    /** null ends the canary. */
    canary: Type.Optional(Type.Union([Type.Object({ release: ReleaseId, percent: Percent }, closed), Type.Null()])),
    reason: Reason,
    /** Ignores failed checks: waits for a second person. */
    breakGlass: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ChangeChannel = Static<typeof ChangeChannel>;

/** To the release that was stable before, or one module of it to its version before. */
export const RollBack = Type.Object({ module: Type.Optional(ModuleName), reason: Reason }, closed);
export type RollBack = Static<typeof RollBack>;

export interface Channel {
  name: ChannelName;
  stable: string;
  canary: string | null;
  /** 0 … 100, two decimals. */
  percent: number;
  etag: string;
  changeTime: string;
}

export const LEDGER_ACTIONS = ['adopt', 'promote', 'canary', 'rollback', 'stop', 'breakGlass', 'refuse'] as const;
export type LedgerAction = (typeof LEDGER_ACTIONS)[number];

/** What a channel pointed to. */
export type ChannelState = Pick<Channel, 'stable' | 'canary' | 'percent'>;

/** Append-only; `hash` covers the row and the hash of the row before it. */
export interface LedgerRow {
  sequence: number;
  time: string;
  channel: ChannelName;
  action: LedgerAction;
  actor: string;
  /** Break-glass: the second person. */
  approver: string | null;
  reason: string;
  from: ChannelState | null;
  to: ChannelState;
  /** What the checks had found; null: no checks were run. */
  checks: Pick<CheckReport, 'passed' | 'findings'> | null;
  previousHash: string;
  hash: string;
}

/** GET /channels/{c}/rollback?module=: where going back would lead; nothing moves. */
export interface RollBackPlan {
  /** The ledger's row that made stable what the rollback goes back to. */
  row: LedgerRow;
  changes: ModuleChange[];
}

/** A change that waits for its second person. */
export interface Approval {
  id: string;
  channel: ChannelName;
  change: ChangeChannel;
  requestedBy: string;
  requestTime: string;
  /** After this it can no longer be given. */
  expireTime: string;
}

export interface ModuleChange {
  module: string;
  /** null: it is not in that release. */
  from: string | null;
  to: string | null;
  /** Bytes of all its files, compressed. */
  fromSize: number | null;
  toSize: number | null;
}
export interface ReleaseDiff {
  from: string;
  to: string;
  changes: ModuleChange[];
}

export interface ReleaseProblem {
  /** The kind of problem, for programs. */
  type:
    | 'invalid'
    | 'notSignedIn'
    | 'notAllowed'
    | 'checkNeeded'
    /** A member of the staff whose session was opened by a password only. */
    | 'secondStepNeeded'
    | 'notFound'
    | 'published'
    | 'preconditionRequired'
    | 'preconditionFailed'
    | 'keyReused'
    | 'checksFailed'
    | 'needsSecondPerson'
    | 'unavailable';
  status: number;
  /** A sentence for people. */
  detail: string;
  findings?: CheckFinding[];
}

/** GET /ledger/verify: what walking the whole chain has found, and whether every release is the one its id names. */
export interface LedgerState {
  rows: number;
  releases: number;
  /** Hash of the last row, with which a reader can verify that no row was cut off. */
  head: string;
  /** Empty: everything is as it was written. A release that was changed has no place in the chain: 0. */
  broken: { sequence: number; message: string }[];
}

/** GET /compat?release=: whether a published version would fit that release's other modules. */
export interface Compatibility {
  module: string;
  version: string;
  fits: boolean;
  /** Sentences; empty: it fits. */
  reasons: string[];
}
