import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import type { MessageMethod, NoticeRow, OwnAddress, RuleRow } from '@tracking-console/contract/notifications/rules';

export const ruleRow = (changes: Partial<RuleRow> = {}): RuleRow => ({
  RuleId: '1',
  Name: 'Customs',
  Enabled: true,
  Event: 'shipment',
  Triggers: [],
  Filters: { SubStatus: [], Carrier: [], Destination: [], Keywords: [], TransitDays: 0, NoUpdateDays: 0 },
  DelayMinutes: 0,
  Send: 'single',
  DigestHour: 8,
  QuietFrom: '',
  QuietTo: '',
  Zone: 'UTC',
  Recipients: ['api@example.com'],
  Url: '',
  UrlKind: 'webhook',
  LastSent: null,
  SentInWeek: 3,
  ...changes,
});

export const noticeRow = (changes: Partial<NoticeRow> = {}): NoticeRow => ({
  NoticeId: '7',
  Time: '2026-01-01T00:00:00Z',
  Audience: 'OWN',
  Trigger: 'Exception',
  SubStatus: 'Exception_Lost',
  TrackNo: 'RR123456785GB',
  Carrier: 11031,
  OrderNo: 'SO-1',
  Recipient: 'a•••@example.com',
  Channel: 'email',
  RuleId: '1',
  RuleName: 'Customs',
  State: 'Sent',
  Reason: null,
  Detail: '',
  Type: 'auto',
  DueTime: null,
  EndTime: '2026-01-01T00:00:01Z',
  OpenTime: null,
  ClickTime: null,
  ResendTime: null,
  HasMail: true,
  ...changes,
});

export const dryRun = (changes: Partial<DryRun> = {}): DryRun => ({
  Shipments: 60,
  IsPart: false,
  Sent: 0,
  Skipped: 0,
  Reasons: [],
  Recipients: ['a•••@example.com'],
  RecipientTotal: 1,
  Entries: [],
  ...changes,
});

export const addressRow = (changes: Partial<OwnAddress>): OwnAddress => ({
  Email: '',
  VerifyTime: null,
  UnsubscribeTime: null,
  BounceTime: null,
  IsOwn: false,
  ...changes,
});

export const ADDRESSES = {
  Addresses: [
    addressRow({ Email: 'api@example.com', VerifyTime: '2026-01-01T00:00:00Z', IsOwn: true }),
    addressRow({ Email: 'team@example.com' }),
  ],
  Limit: 50,
};

type Answer = unknown | ((param: unknown) => unknown);

/** What the call about notifications answers, by its method; a refusal is an object with a code. */
export function messageAnswers(answers: Partial<Record<MessageMethod, Answer>>) {
  const usual: typeof answers = { GetAddresses: ADDRESSES, GetRules: { Rules: [], Limit: 50 } };
  return {
    '/msgapi/call': (body: unknown) => {
      const { method, param } = body as { method: MessageMethod; param: unknown };
      const answer = { ...usual, ...answers }[method];
      const json = typeof answer === 'function' ? (answer as (param: unknown) => unknown)(param) : answer;
      if (json === undefined) return { Code: -404, Message: `The test has no answer for ${method}.`, Json: null };
      const refusal = json as { Code?: number } | null;
      return typeof refusal?.Code === 'number'
        ? { Message: '', Json: null, ...refusal }
        : { Code: 0, Message: '', Json: json };
    },
  };
}

/** The parameters of a method's last call. */
export function lastParam(sent: readonly { path: string; body?: unknown }[], method: MessageMethod): unknown {
  const bodies = sent
    .filter(({ path }) => path === '/msgapi/call')
    .map(({ body }) => body as { method: string; param: unknown });
  return bodies.findLast((body) => body.method === method)?.param;
}
