import { signatureHeaders } from '../src/features/webhooks/delivery/signBody.ts';

export const MAIL_SECRET = `whsec_${Buffer.alloc(32, 'mail').toString('base64')}`;

export interface Signing {
  id?: string;
  secret?: string;
  time: Date;
}

let reports = 0;

/** A mail server's report, signed as Standard Webhooks are. */
export function signedReport(report: object, { id = `report-${++reports}`, secret = MAIL_SECRET, time }: Signing) {
  const body = JSON.stringify(report);
  const { sign: _sign, ...signature } = signatureHeaders({ eventKey: id, body, time }, [secret]);
  return { headers: { 'content-type': 'application/json', ...signature }, body };
}

/** The message id of a raw mail. */
export const messageIdIn = (raw: string) => /Message-ID: (\S+)/i.exec(raw)?.[1] ?? '';
