import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import type { DryRunRule } from '@tracking-console/contract/notifications/rules';
import type { Database } from '../../database.ts';
import type { FairQueue } from '../../fairQueue.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { dryRun } from '../notifications/rules/dryRun.ts';
import type { RuleService } from '../notifications/rules/ruleService.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  rules: RuleService;
  wholeLists: FairQueue;
}

export function createRuleDryRuns({ db, now, rules, wholeLists }: Surroundings) {
  return {
    /** For a rule that need not be saved; it waits for the account's other calls that read whole lists. */
    async run(gid: string, given: DryRunRule): Promise<DryRun | Refusal> {
      const values = await rules.checked(gid, given);
      if (values instanceof Refusal) return values;
      const rule = { ...values, id: 0, gid, scanTime: now(), createTime: now() };
      return wholeLists.run(gid, () => dryRun(db, rule, now()));
    },
  };
}
