import {
  CHANNELS,
  type Channel,
  type ChannelName,
  type CreateRelease,
  type ReleaseDetail,
  type ReleaseRow,
} from '@tracking-console/contract/releases/releases';
import { importName, isModuleName } from '../../tools/bundle/modules.ts';
import type { CallServer } from './callServer.ts';
import type { Given } from './command.ts';
import { Refusal } from './refusal.ts';

/** The name in the import map: a package of this repository may be named in short. */
export const moduleName = (word: string) => (isModuleName(word) ? importName(word) : word);

export function channelName({ channel }: Given['options']): ChannelName {
  const known = CHANNELS.find((name) => name === channel);
  if (known) return known;
  const said = channel === undefined ? 'Say which channel' : `There is no channel ${channel}`;
  throw new Refusal(`${said}: --channel ${CHANNELS.join(', --channel ')}.`);
}

export function reasonIn({ reason = '' }: Given['options']): string {
  if (reason.trim().length >= 3) return reason;
  throw new Refusal('Say why, for those who read the history: --reason "…".');
}

/** How many rows are requested. */
export function limitIn({ limit = '50' }: Given['options'], most: number): number {
  const value = Number(limit);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Refusal(`--limit is a whole number from 1 to ${most}.`);
}

export async function readChannel(call: CallServer, name: ChannelName): Promise<Channel> {
  const found = (await call<Channel[]>('/channels')).find((channel) => channel.name === name);
  if (!found) throw new Refusal(`The channel ${name} has no release yet.`);
  return found;
}

/** The release named by a word: its id or the beginning of it, or the channel it is stable on. */
export async function findRelease(call: CallServer, word: string): Promise<string> {
  const channel = CHANNELS.find((name) => name === word);
  if (channel) return (await readChannel(call, channel)).stable;
  if (/^[0-9a-f]{64}$/.test(word)) return word;
  if (!/^[0-9a-f]{6,63}$/.test(word))
    throw new Refusal(`"${word}" is no release: give its id, at least the first 6 digits, or a channel.`);
  const found = (await call<ReleaseRow[]>('/releases')).filter(({ id }) => id.startsWith(word));
  const [only] = found;
  if (only && found.length === 1) return only.id;
  throw new Refusal(only ? `Several releases begin with ${word}.` : `No release begins with ${word}.`);
}

/** The arguments of a command: one release, or versions that replace some of what is stable on the channel. */
export async function makeRelease(call: CallServer, words: readonly string[], base: string): Promise<string> {
  const [first = ''] = words;
  if (words.length === 0) throw new Refusal('Name a release, or versions such as buyer-app@1.0.91.');
  if (words.length === 1 && !isVersion(first)) return findRelease(call, first);
  const versions = Object.fromEntries(words.map(readVersion));
  const body: CreateRelease = { base, modules: versions };
  return (await call<ReleaseDetail>('/releases', { method: 'POST', body })).id;
}

const isVersion = (word: string) => word.indexOf('@', 1) > 0;

function readVersion(word: string): [name: string, version: string] {
  const at = word.indexOf('@', 1);
  if (at < 0) throw new Refusal(`"${word}" is no version of a module: write it as buyer-app@1.0.91.`);
  return [moduleName(word.slice(0, at)), word.slice(at + 1)];
}
