import { execFileSync } from 'node:child_process';
import { StartRefusal } from '../startRefusal.ts';

/** The user PostgreSQL runs as; empty: the current one. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root starts it as the user "postgres", which is created if it is missing. */
export function findSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  return lookUp() ?? create();
}

function lookUp(): SystemUser | undefined {
  try {
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

function create(): SystemUser {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    throw new StartRefusal(
      'PostgreSQL does not run as root and the user "postgres" could not be created: start as another user, or set DATABASE_URL.',
    );
  }
}

function readId(option: '-u' | '-g'): number {
  return Number.parseInt(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }), 10);
}
