import type {
  Approval,
  ChangeChannel,
  Channel,
  RollBack,
  RollBackPlan,
} from '@tracking-console/contract/releases/releases';
import type { CallServer } from './callServer.ts';
import type { Command, Given, Outcome } from './command.ts';
import { changesText } from './compare.ts';
import { channelName, makeRelease, moduleName, readChannel, reasonIn } from './names.ts';
import { short, timeOf } from './print.ts';
import { Refusal } from './refusal.ts';

/** The state it was decided on. */
const seenAs = ({ etag }: Channel) => ({ 'if-match': `"${etag}"` });

export const promote: Command = {
  usage: '<release | module@version …> --channel C --reason R [--break-glass]',
  about: 'makes a release the one everybody on the channel gets',
  async run({ words, options, call }) {
    const [channel, reason] = [channelName(options), reasonIn(options)];
    const seen = await readChannel(call, channel);
    const stable = await makeRelease(call, words, seen.stable);
    return change(call, seen, { stable, canary: null, reason, ...(options['break-glass'] && { breakGlass: true }) });
  },
};

export const canary: Command = {
  usage: '<release | module@version …> --percent P --channel C --reason R, or --end',
  about: 'gives a release to a part of the customers; --end takes it back',
  async run({ words, options, call }) {
    const [channel, reason] = [channelName(options), reasonIn(options)];
    const seen = await readChannel(call, channel);
    if (options.end) return change(call, seen, { canary: null, reason });
    const percent = percentIn(options);
    // Another percentage of the one that runs needs no name.
    const named = words.length === 0 ? seen.canary : await makeRelease(call, words, seen.stable);
    if (named === null) throw new Refusal('No canary runs: name a release, or versions such as buyer-app@1.0.91.');
    return change(call, seen, { canary: { release: named, percent }, reason });
  },
};

function percentIn({ percent = '' }: Given['options']): number {
  const value = Number(percent);
  if (percent.trim() !== '' && value >= 0 && value <= 100) return value;
  throw new Refusal('Say how many of a hundred customers get it: --percent 5.');
}

async function change(call: CallServer, seen: Channel, body: ChangeChannel): Promise<Outcome> {
  const request = { method: 'PUT', headers: seenAs(seen), body } as const;
  const answer = await call<Channel | Approval>(`/channels/${seen.name}`, request);
  if ('stable' in answer) return { json: answer, text: channelText(answer) };
  const text = `Waits until ${timeOf(answer.expireTime)} for a second person, who agrees to it at /release/.`;
  return { json: answer, text };
}

export function channelText({ name, stable, canary, percent }: Channel): string {
  const part = canary === null ? '' : `; ${percent} % get ${short(canary)}`;
  return `${name} serves ${short(stable)}${part}.`;
}

export const rollback: Command = {
  usage: '[--module M] --channel C --reason R, or --dry-run',
  about: 'goes back to what was stable before, wholly or with one module; --dry-run only says where that leads',
  async run({ options, call }) {
    const channel = channelName(options);
    const module = options.module === undefined ? undefined : moduleName(options.module);
    if (options['dry-run']) return planRollBack(call, channel, module);
    const reason = reasonIn(options);
    const seen = await readChannel(call, channel);
    const body: RollBack = { reason, ...(module !== undefined && { module }) };
    const answer = await call<Channel>(`/channels/${channel}/rollback`, {
      method: 'POST',
      headers: seenAs(seen),
      body,
    });
    return { json: answer, text: channelText(answer) };
  },
};

async function planRollBack(call: CallServer, channel: string, module: string | undefined): Promise<Outcome> {
  const query = module === undefined ? '' : `?module=${encodeURIComponent(module)}`;
  const plan = await call<RollBackPlan>(`/channels/${channel}/rollback${query}`);
  const { row, changes } = plan;
  const said = `${row.actor} made ${short(row.to.stable)} stable on ${channel} at ${timeOf(row.time)}: ${row.reason}`;
  return { json: plan, text: `${said}\n\n${changesText(['now', 'then'], changes)}` };
}
