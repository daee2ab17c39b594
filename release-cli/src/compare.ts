import type { CheckReport, ModuleChange, ReleaseDiff } from '@tracking-console/contract/releases/releases';
import type { CallServer } from './callServer.ts';
import type { Command, Given } from './command.ts';
import { channelName, findRelease, makeRelease, readChannel } from './names.ts';
import { kB, short, tableOf } from './print.ts';
import { EXIT, Refusal } from './refusal.ts';

const readDiff = (call: CallServer, from: string, to: string) => call<ReleaseDiff>(`/releases/${from}/diff/${to}`);

const diffText = ({ from, to, changes }: ReleaseDiff) => changesText([short(from), short(to)], changes);

export function changesText(sides: readonly [from: string, to: string], changes: readonly ModuleChange[]): string {
  const rows = changes.map(({ module, from, to, fromSize, toSize }) => [
    module,
    from ?? 'not in it',
    to ?? 'not in it',
    `${kB(fromSize)} → ${kB(toSize)}`,
  ]);
  return tableOf(['module', ...sides, 'compressed'], rows, 'The two releases are the same.');
}

export const diff: Command = {
  usage: '<release> <release>',
  about: 'what differs between two releases; a channel stands for its stable one',
  async run({ words: [from = '', to = ''], call }) {
    const difference = await readDiff(call, await findRelease(call, from), await findRelease(call, to));
    return { json: difference, text: diffText(difference) };
  },
};

export const plan: Command = {
  usage: '<module>@<version> … --channel C, or --base R',
  about: 'makes the release of these versions upon that one and says what it would change; moves nothing',
  async run({ words, options, call }) {
    const base = await findBase(call, options);
    const release = await makeRelease(call, words, base);
    const difference = await readDiff(call, base, release);
    return { json: { release, ...difference }, text: `Release ${release}\n\n${diffText(difference)}` };
  },
};

/** What the other modules are taken from. */
async function findBase(call: CallServer, options: Given['options']): Promise<string> {
  if (options.base !== undefined) return findRelease(call, options.base);
  return (await readChannel(call, channelName(options))).stable;
}

export const check: Command = {
  usage: '<release>',
  about: 'runs every check on a release, in a browser too',
  async run({ words: [word = ''], call }) {
    if (word === '') throw new Refusal('Name a release: its id, at least the first 6 digits, or a channel.');
    const report = await call<CheckReport>(`/releases/${await findRelease(call, word)}/checks`, { method: 'POST' });
    return { json: report, text: reportText(report), ...(!report.passed && { exit: EXIT.checksFailed }) };
  },
};

export function reportText({ release, passed, findings, durations }: CheckReport): string {
  const run = Object.entries(durations).map(([name, time]) => `${name} ${time} ms`);
  if (passed) return `Release ${short(release)} passes: ${run.join(', ')}.`;
  const lines = findings.map(({ check, module, where, message }) =>
    [
      `  ${check}${module === null ? '' : ` · ${module}`}`,
      `    ${message}`,
      ...(where === null ? [] : [`    ${where}`]),
    ].join('\n'),
  );
  return [`Release ${short(release)} does not pass:`, ...lines].join('\n');
}
