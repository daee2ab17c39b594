import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import {
  type Approval,
  CHANNELS,
  type Channel,
  type LedgerRow,
  type ModuleVersion,
} from '@tracking-console/contract/releases/releases';
import type { Command } from './command.ts';
import { channelName, limitIn } from './names.ts';
import { kB, short, tableOf, timeOf } from './print.ts';
import { Refusal } from './refusal.ts';

export const channels: Command = {
  usage: '',
  about: 'what each channel serves',
  async run({ call }) {
    const all = await call<Channel[]>('/channels');
    const order = all.toSorted((a, b) => CHANNELS.indexOf(a.name) - CHANNELS.indexOf(b.name));
    const rows = order.map(({ name, stable, canary, percent, changeTime }) => [
      name,
      short(stable),
      canary === null ? '' : `${percent} % ${short(canary)}`,
      timeOf(changeTime),
    ]);
    return {
      json: order,
      text: tableOf(['channel', 'stable', 'canary', 'changed'], rows, 'No channel has a release.'),
    };
  },
};

export const modules: Command = {
  usage: '',
  about: 'every published version',
  async run({ call }) {
    const all = await call<ModuleVersion[]>('/modules');
    const rows = all.map(({ name, version, author, publishTime, files }) => [
      name,
      version,
      kB(Object.values(files).reduce((sum, { brotli }) => sum + brotli, 0)),
      author,
      timeOf(publishTime),
    ]);
    return { json: all, text: tableOf(['module', 'version', 'compressed', 'author', 'published'], rows, 'None.') };
  },
};

export const history: Command = {
  usage: '--channel C [--limit 50] [--before N]',
  about: 'who moved the channel, when and why, newest first; --before goes on after the last number of a page',
  async run({ options, call }) {
    const { before } = options;
    if (before !== undefined && !/^[1-9]\d{0,14}$/.test(before)) throw new Refusal('--before is the number of a row.');
    const page = `limit=${limitIn(options, 500)}${before === undefined ? '' : `&before=${before}`}`;
    const all = await call<LedgerRow[]>(`/channels/${channelName(options)}/history?${page}`);
    const rows = all.map(({ sequence, time, action, to, actor, approver, reason }) => [
      String(sequence),
      timeOf(time),
      action,
      `${short(to.stable)}${to.canary === null ? '' : ` + ${to.percent} % ${short(to.canary)}`}`,
      approver === null ? actor : `${actor} with ${approver}`,
      reason,
    ]);
    return {
      json: all,
      text: tableOf(['number', 'time', 'action', 'to', 'who', 'why'], rows, 'Nothing has happened.'),
    };
  },
};

export const loads: Command = {
  usage: '[--minutes 60]',
  about: 'how often browsers could load each module',
  async run({ options: { minutes = '60' }, call }) {
    if (!/^\d{1,5}$/.test(minutes)) throw new Refusal('--minutes is a whole number.');
    const all = await call<LoadCount[]>(`/loads?minutes=${minutes}`);
    const rows = all.map(({ release, module, ok, failed }) => [
      short(release),
      module,
      String(ok),
      String(failed),
      `${((100 * ok) / Math.max(1, ok + failed)).toFixed(2)} %`,
    ]);
    const head = ['release', 'module', 'loaded', 'failed', 'success'];
    return { json: all, text: tableOf(head, rows, `No browser has told anything in ${minutes} minutes.`) };
  },
};

export const approvals: Command = {
  usage: '',
  about: 'changes that wait for a second person',
  async run({ call }) {
    const all = await call<Approval[]>('/approvals');
    const rows = all.map(({ id, channel, requestedBy, change, expireTime }) => [
      id,
      channel,
      requestedBy,
      change.reason,
      timeOf(expireTime),
    ]);
    return { json: all, text: tableOf(['id', 'channel', 'asked by', 'why', 'until'], rows, 'Nothing waits.') };
  },
};
