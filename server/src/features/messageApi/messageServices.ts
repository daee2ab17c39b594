import type { Database } from '../../database.ts';
import type { FairQueue } from '../../fairQueue.ts';
import type { RuleService } from '../notifications/rules/ruleService.ts';
import { createAccountBrands } from './accountBrands.ts';
import { createMailReports } from './mailReports.ts';
import { createRuleDryRuns } from './ruleDryRuns.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  rules: RuleService;
  wholeLists: FairQueue;
  /** What mail servers sign their reports with; empty: none reports. */
  mailHookSecret: string;
}

export type MessageServices = ReturnType<typeof createMessageServices>;

/** What the calls about notifications need beside the services of notifications and brands. */
export function createMessageServices(surroundings: Surroundings) {
  return {
    accountBrands: createAccountBrands(surroundings.db),
    ruleDryRuns: createRuleDryRuns(surroundings),
    mailReports: createMailReports(surroundings),
  };
}
