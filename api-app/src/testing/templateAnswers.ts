import type { Brand } from '@tracking-console/contract/notifications/brands';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import type { CustomFlow, Flow, Template, TemplateList } from '@tracking-console/contract/notifications/templates';

export const FLOW: Omit<Flow, 'Status'> = {
  Enabled: true,
  DelayMinutes: 0,
  Filters: { SubStatus: [], Carrier: [], Destination: [], Keywords: [] },
  Language: '',
};

export const customFlow = (changes: Partial<CustomFlow> = {}): CustomFlow => ({
  ...FLOW,
  FlowId: '5',
  Name: 'Germany',
  Status: 'Delivered',
  HasTemplate: true,
  ...changes,
});

export const template = (changes: Partial<Template> = {}): Template => ({
  TemplateId: '1',
  Status: 'Delivered',
  FlowId: null,
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
  Flows: NOTIFY_STATUSES.map((Status) => ({ ...FLOW, Status, Enabled: Status === 'Delivered' })),
  CustomFlows: [],
  Templates: [template()],
  Sender: { FromName: '', ReplyTo: '', Consent: 'optOut', Tracking: false },
  Company: 'Corner Shop',
  Shipments: [
    { ShipmentId: '7', TrackNo: 'RR123456785GB' },
    { ShipmentId: '8', TrackNo: 'RR987654326GB' },
  ],
  ...changes,
});

export const brand = (changes: Partial<Brand> = {}): Brand => ({
  Name: '',
  Color: '',
  Website: '',
  Logo: null,
  DefaultName: 'Corner Shop',
  ...changes,
});

export const VERSIONS = {
  Versions: [
    { Version: 2, Time: '2026-01-02T00:00:00Z', Subject: 'Two', Blocks: [] },
    { Version: 1, Time: '2026-01-01T00:00:00Z', Subject: 'One', Blocks: [] },
    { Version: 0, Time: null, Subject: 'Zero', Blocks: [] },
  ],
};
