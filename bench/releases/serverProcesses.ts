import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tools/bundle/modules.ts';
import { waitFor } from '../waitFor.ts';

/** Two server processes side by side, which can be killed and started again; one that ends by itself is started again. */
export function createServerProcesses(environment: NodeJS.ProcessEnv, port: number) {
  const children: ChildProcess[] = [];
  const origins: [string, string] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  let ended = false;

  async function start(index: 0 | 1) {
    if (ended) return;
    const env = { ...environment, PORT: String(port + index), JOURNEY_SPEED: '1', CHAT_SCRIPT: 'off' };
    const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children[index] = child;
    child.once('exit', (_code, signal) => signal !== 'SIGKILL' && void start(index).catch(console.error));
    await waitFor(`the server process at ${origins[index]}`, untilReady(origins[index]));
  }

  async function kill(index: 0 | 1) {
    const child = children[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async function end() {
    ended = true;
    await Promise.all([kill(0), kill(1)]);
  }
  return { origins, start, kill, end };
}

async function untilReady(origin: string) {
  while (!(await fetch(`${origin}/ready`).catch(() => null))?.ok) await wait(100);
}
