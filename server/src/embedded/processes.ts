import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a process; empty if there is none. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The process that started a process; undefined if there is none. */
export function parentOf(pid: number): number | undefined {
  const parent = Number(process.platform === 'linux' ? readParent(pid) : ask(pid, 'ppid='));
  return parent > 0 ? parent : undefined;
}

function readParent(pid: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** Systems without /proc have ps; Windows has neither, and answers nothing. */
function ask(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-ww', '-o', field, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
