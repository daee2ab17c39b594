import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

export interface Deployment {
  url: string;
  end: () => Promise<void>;
}

/** Starts a deployment on a port of its own, that of `serve.mjs` unless another is named, and waits until it answers. */
export async function startDeployment(
  port: number,
  program = ['e2e/foreign/serve.mjs'],
  environment: Record<string, string> = {},
): Promise<Deployment> {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), TEST_HOOKS: '1', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 110_000; !(await answers(url)); await pause(200)) {
    if (Date.now() < end && child.exitCode === null) continue;
    child.kill('SIGKILL');
    throw new Error(`The deployment did not start.\n${output}`);
  }
  return { url, end: () => ended(child) };
}

const answers = (url: string) =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function ended(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
}
