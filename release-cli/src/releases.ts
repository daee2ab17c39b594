import {
  CHANNELS,
  type Channel,
  type ChannelName,
  type ReleaseDetail,
  type ReleaseRow,
} from '@tracking-console/contract/releases/releases';
import type { CallServer } from './callServer.ts';
import type { Command } from './command.ts';
import { reportText } from './compare.ts';
import { findRelease, limitIn } from './names.ts';
import { short, tableOf, timeOf } from './print.ts';
import { Refusal } from './refusal.ts';

export const releases: Command = {
  usage: '[--limit 50]',
  about: 'every release, newest first, and where it is served',
  async run({ options, call }) {
    const all = (await call<ReleaseRow[]>('/releases')).slice(0, limitIn(options, 2_000));
    const places = placesOf(await call<Channel[]>('/channels'));
    const listed = all.map((release) => ({ ...release, served: places(release.id) }));
    const rows = listed.map(({ id, createTime, author, served }) => [
      short(id),
      timeOf(createTime),
      author,
      served.join(', '),
    ]);
    return { json: listed, text: tableOf(['release', 'made', 'author', 'served on'], rows, 'There is no release.') };
  },
};

/** As in "uat" and "production, 5 %". */
const placesOf = (channels: readonly Channel[]) => (release: string) =>
  channels.flatMap(({ name, stable, canary, percent }) => [
    ...(stable === release ? [name as string] : []),
    ...(canary === release ? [`${name}, ${percent} %`] : []),
  ]);

export const release: Command = {
  usage: '<release>',
  about: 'its modules, its whole map with --json, and what its checks have found',
  async run({ words: [word = ''], call }) {
    if (word === '') throw new Refusal('Name a release: its id, at least the first 6 digits, or a channel.');
    const found = await call<ReleaseDetail>(`/releases/${await findRelease(call, word)}`);
    const { id, author, createTime, modules, map, checks } = found;
    const rows = Object.entries(modules).map(([name, version]) => [name, version, map.imports[name] ?? '']);
    const text = [
      `Release ${id}, made by ${author} at ${timeOf(createTime)}.`,
      tableOf(['module', 'version', 'address'], rows, 'It has no modules.'),
      checks === null ? 'It has never been checked.' : reportText(checks),
    ].join('\n\n');
    return { json: found, text };
  },
};

export const matrix: Command = {
  usage: '',
  about: 'which version of each module runs where',
  async run({ call }) {
    const running = await readRunning(call);
    const names = [...new Set(running.flatMap(({ modules }) => Object.keys(modules)))].sort();
    const json = names.map((module) => ({
      module,
      versions: Object.fromEntries(running.map(({ name, modules }) => [name, modules[module] ?? null])),
    }));
    const rows = json.map(({ module, versions }) => [module, ...Object.values(versions).map((one) => one ?? '')]);
    const head = ['module', ...running.map(({ name }) => name)];
    return { json, text: tableOf(head, rows, 'No channel has a release.') };
  },
};

/** What is stable on each channel, in their order. */
async function readRunning(call: CallServer): Promise<{ name: ChannelName; modules: Record<string, string> }[]> {
  const channels = await call<Channel[]>('/channels');
  const ordered = channels.toSorted((a, b) => CHANNELS.indexOf(a.name) - CHANNELS.indexOf(b.name));
  return Promise.all(
    ordered.map(async ({ name, stable }) => ({
      name,
      modules: (await call<ReleaseDetail>(`/releases/${stable}`)).modules,
    })),
  );
}
