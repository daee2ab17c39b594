import { Line } from '@tracking-console/contract/values/text';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MailReport } from '../notifications/rules/noteMailReport.ts';

const Report = Type.Object({
  event: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
  /** With or without the brackets and the domain. */
  message_id: Line(300),
  recipient: Line(250),
  detail: Type.Optional(Type.String({ maxLength: 2_000 })),
});

/** What a mail server reports; null: nothing that can be read. */
export function readMailReport(text: string): Omit<MailReport, 'id'> | null {
  const report = parse(text);
  if (!Value.Check(Report, report)) return null;
  const { event, message_id, recipient, detail = '' } = report;
  const messageId = message_id.replace(/^<|>$/g, '').replace(/@.*$/, '');
  // PostgreSQL keeps no NUL.
  return { event, messageId, recipient: recipient.toLowerCase(), detail: detail.replaceAll('\0', '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
