// `npm run release -- <command>`: what release engineers do, in a terminal. Everything is sent to a running console over HTTP.
// Exit codes: 0 done, 1 not possible, 2 a check failed, 3 another change was first.
import { parseArgs } from 'node:util';
import { createCallServer, destination } from './callServer.ts';
import { canary, promote, rollback } from './change.ts';
import type { Command, Given, Options } from './command.ts';
import { check, diff, plan } from './compare.ts';
import { doctor } from './doctor.ts';
import { exportCommand } from './export.ts';
import { gc } from './gc.ts';
import { grants } from './grants.ts';
import { publish } from './publish.ts';
import { Refusal } from './refusal.ts';
import { matrix, release, releases } from './releases.ts';
import { approvals, channels, history, loads, modules } from './show.ts';
import { verify } from './verify.ts';

/** In the order they are used in. */
const commands: Readonly<Record<string, Command>> = {
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

type Environment = Given['environment'];

const OPTIONS = {
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  end: { type: 'boolean', default: false },
  'break-glass': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  channel: { type: 'string' },
  reason: { type: 'string' },
  percent: { type: 'string' },
  module: { type: 'string' },
  minutes: { type: 'string' },
  release: { type: 'string' },
  base: { type: 'string' },
  limit: { type: 'string' },
  before: { type: 'string' },
} as const;

/** What goes to the terminal, and how the program ends. */
export interface CommandOutput {
  out: string;
  problem: string;
  code: number;
}

export async function runRelease(args: string[], environment: Environment): Promise<CommandOutput> {
  if (args.includes('--help')) return { out: usage(), problem: '', code: 0 };
  try {
    const { command, given } = read(args, environment);
    const { json, text, exit = 0 } = await command.run(given);
    return { out: given.options.json ? asJson(json) : text, problem: '', code: exit };
  } catch (error) {
    const { message, problem = { type: 'invalid', detail: message }, exit: code } = refusalIn(error);
    return args.includes('--json') ? { out: asJson(problem), problem: '', code } : { out: '', problem: message, code };
  }
}

/** Unexpected errors are also printed as text, for people and for programs that read the output. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { message } = error as Error; // nothing else is thrown
  return new Refusal(`That was not possible: ${message}`);
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

function read(args: string[], environment: Environment): { command: Command; given: Given } {
  const { values, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(`${name === '' ? '' : `There is no command ${name}.\n\n`}${usage()}`);
  const options: Options = values;
  const call: Given['call'] = (path, request) => createCallServer(destination(environment))(path, request);
  return { command, given: { words, options, call, environment } };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error; // it throws nothing else
    throw new Refusal(`${message.split('.')[0]}.\n\n${usage()}`);
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { usage, about }]) => [`${name} ${usage}`.trim(), about] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  const listed = lines.map(([call, about]) => `  ${call.padEnd(width)}  ${about}`);
  return ['Usage: npm run release -- <command> [--json]', '', ...listed].join('\n');
}

async function main(): Promise<void> {
  const { out, problem, code } = await runRelease(process.argv.slice(2), process.env);
  if (out !== '') console.log(out);
  if (problem !== '') console.error(problem);
  process.exitCode = code;
}

if (process.argv[1] === import.meta.filename) void main();
