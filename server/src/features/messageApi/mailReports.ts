import type { Database } from '../../database.ts';
import { noteMailReport, type ReportOutcome } from '../notifications/rules/noteMailReport.ts';
import { isSigned } from '../source/verifySignature.ts';
import { readMailReport } from './readMailReport.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailHookSecret: string;
}

/** The headers of Standard Webhooks; empty where they are missing. */
interface Signature {
  id: string;
  timestamp: string;
  signature: string;
}

const MAX_ID = 200;

/** What mail servers report of mails they have taken. */
export function createMailReports({ db, now, mailHookSecret }: Surroundings) {
  const secrets = mailHookSecret === '' ? [] : [mailHookSecret];

  function isOurs(body: unknown, { id, timestamp, signature }: Signature): body is Buffer {
    if (!Buffer.isBuffer(body) || id === '' || id.length > MAX_ID) return false;
    return isSigned(body, { id, timestamp, signature, sign: '' }, secrets, now());
  }

  return {
    /** @param body the bytes as they came, which the signature is over */
    async receive(body: unknown, signed: Signature): Promise<ReportOutcome | 'unsigned' | 'unreadable'> {
      if (!isOurs(body, signed)) return 'unsigned';
      const report = readMailReport(body.toString('utf8'));
      return report ? noteMailReport(db, { ...report, id: signed.id }, now()) : 'unreadable';
    },
  };
}
