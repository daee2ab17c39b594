import { SIGN_IN_DAYS } from '@tracking-console/contract/account/securityConstants';
import { DELETION_DAYS } from '@tracking-console/contract/account/userConstants';
import { CHANGE_DAYS } from '../accountEvents/accountEventService.ts';
import { foldLedger } from '../quotas/foldLedger.ts';
import { applicationSwitches } from '../users/userTable.ts';
import { daysBefore, olderThan, type Retention } from './retention.ts';

/** Retention of accounts and of how they are signed in to. */
export const ACCOUNT_RETENTIONS: readonly Retention[] = [
  {
    what: 'Sessions',
    tables: ['sessions'],
    kept: '2 hours without use, 12 hours at most',
    why: 'They have ended.',
    clear: ({ sessions }) => sessions.deleteExpired(),
  },
  {
    what: 'Links to reset a password',
    tables: ['password_resets'],
    kept: '30 minutes, or until one is used',
    why: 'They have ended.',
    clear: ({ passwordResets }) => passwordResets.deleteExpired(),
  },
  {
    what: 'Links to open an account, with the address they were mailed to',
    tables: ['registrations'],
    kept: '1 day, or until one is used',
    why: 'They have ended.',
    clear: ({ registration }) => registration.deleteExpired(),
  },
  {
    what: 'Codes mailed for a change of the email',
    tables: ['email_codes'],
    kept: '15 minutes, or until they were used',
    why: 'They have ended.',
    clear: ({ emailChange }) => emailChange.deleteExpired(),
  },
  {
    what: 'Accounts whose owner asked to delete them',
    tables: [],
    kept: `${DELETION_DAYS} days, unless the owner signs in again`,
    why: 'Time to change one’s mind.',
    clear: ({ accountRemoval }) => accountRemoval.deleteDue(),
  },
  {
    what: 'Sign-ins that wait for their second step',
    tables: ['sign_in_steps'],
    kept: '10 minutes, or until one leads in',
    why: 'They have ended.',
    clear: ({ twoStep }) => twoStep.deleteExpired(),
  },
  {
    what: 'Random bytes passkeys are asked to sign',
    tables: ['passkey_challenges'],
    kept: '5 minutes, or until they were signed',
    why: 'They have ended.',
    clear: ({ passkeys }) => passkeys.deleteExpired(),
  },
  {
    what: 'Sign-ins at the demo’s stand-in providers',
    tables: ['stand_in_states'],
    kept: '10 minutes',
    why: 'They have ended.',
    clear: ({ standIns }) => standIns.deleteExpired(),
  },
  {
    what: 'Counts of limits, by address, account and key',
    tables: ['rate_limits'],
    kept: '1 hour after the last call',
    why: 'They slow down guessing and floods.',
    clear: ({ limits }) => limits.deleteQuiet(),
  },
  {
    what: 'Sign-ins and changes of how an account is protected, with addresses',
    tables: ['account_events'],
    kept: `${SIGN_IN_DAYS} days sign-ins, ${CHANGE_DAYS} days changes`,
    why: 'Addresses and devices count as known that long; traces of misuse.',
    clear: ({ accountEvents }) => accountEvents.deleteOld(),
  },
  {
    what: 'Switches between the consoles',
    tables: ['application_switches'],
    kept: '90 days',
    why: 'Statistics of use.',
    ...olderThan(applicationSwitches, applicationSwitches.time, 90),
  },
  {
    what: 'Quota ledger',
    tables: ['quota_ledger'],
    kept: '730 days, then one row an account with the sum',
    why: 'Accounting; the balance stays right.',
    clear: ({ db, now }) => foldLedger(db, daysBefore(now(), 730)),
  },
];
