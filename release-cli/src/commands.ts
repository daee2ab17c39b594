import { canary, promote, rollback } from './change.ts';
import type { Command } from './command.ts';
import { check, diff, plan } from './compare.ts';
import { doctor } from './doctor.ts';
import { exportCommand } from './export/command.ts';
import { gc } from './gc.ts';
import { grants } from './grants.ts';
import { publish } from './publish.ts';
import { matrix, release, releases } from './releases.ts';
import { approvals, channels, history, loads, modules } from './show.ts';
import { verify } from './verify.ts';

/** In the order they are used in. */
export const commands: Readonly<Record<string, Command>> = {
  channels,
  matrix,
  modules,
  releases,
  release,
  publish,
  plan,
  check,
  promote,
  canary,
  rollback,
  approvals,

  diff,
  history,
  loads,
  grants,
  verify,
  doctor,
  gc,
  export: exportCommand,
};
