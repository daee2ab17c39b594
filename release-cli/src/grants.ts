import type { GrantList } from '@tracking-console/contract/releases/overrides';
import type { CallServer } from './callServer.ts';
import type { Command, Outcome } from './command.ts';
import { tableOf, timeOf } from './print.ts';
import { Refusal } from './refusal.ts';

export const grants: Command = {
  usage: '[revoke <id>]',
  about: 'who may run local modules, and what came of it; revoke takes a grant back',
  async run({ words: [word, id = ''], call }) {
    if (word === 'revoke') return revoke(call, id);
    if (word !== undefined) throw new Refusal(`grants knows "revoke" and not "${word}".`);
    const { grants: all } = await call<GrantList>('/grants');
    const rows = all.map((grant) => [
      grant.id,
      grant.holder,
      grant.modules.join(', '),
      grant.isActive ? `until ${timeOf(grant.expireTime)}` : 'over',
      grant.reason,
    ]);
    const none = 'Nobody was given a grant in the last 30 days.';
    return { json: all, text: tableOf(['id', 'holder', 'modules', 'runs', 'why'], rows, none) };
  },
};

async function revoke(call: CallServer, id: string): Promise<Outcome> {
  if (id === '') throw new Refusal('Say which grant: npm run -s release -- grants lists them.');
  await call(`/grants/${encodeURIComponent(id)}`, { method: 'DELETE' });
  return { json: { revoked: id }, text: `The grant ${id} is taken back.` };
}
