import { NOTIFY_STATUSES } from '@tracking-console/contract/notificationConstants';
import type { Template, TemplateList } from '@tracking-console/contract/templates';

export const template = (changes: Partial<Template> = {}): Template => ({
  TemplateId: '1',
  Status: 'Delivered',
  Language: 'en',
  Version: 2,
  Subject: 'Here: {{number}}',
  Blocks: [
    { Kind: 'heading', Text: 'Hello' },
    { Kind: 'timeline', Text: '' },
    { Kind: 'text', Text: 'It has arrived.' },
  ],
  ...changes,
});

export const templateList = (changes: Partial<TemplateList> = {}): TemplateList => ({
  Flows: NOTIFY_STATUSES.map((Status) => ({ Status, Enabled: Status === 'Delivered', DelayMinutes: 0 })),
  Templates: [template()],
  Sender: { FromName: '', ReplyTo: '', Consent: 'optOut', Tracking: false },
  Company: 'Corner Shop',
  Shipments: [
    { ShipmentId: '7', TrackNo: 'RR123456785GB' },
    { ShipmentId: '8', TrackNo: 'RR987654326GB' },
  ],
  ...changes,
});

export const VERSIONS = {
  Versions: [
    { Version: 2, Time: '2026-01-02T00:00:00Z', Subject: 'Two', Blocks: [] },
    { Version: 1, Time: '2026-01-01T00:00:00Z', Subject: 'One', Blocks: [] },
    { Version: 0, Time: null, Subject: 'Zero', Blocks: [] },
  ],
};
