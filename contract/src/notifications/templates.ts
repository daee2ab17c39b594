import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { Nothing } from '../calls/envelope.ts';
import { MAX_COUNT } from '../calls/limits.ts';
import { closed, Id, NoParameters, Nullable } from '../calls/schema.ts';
import { ShipmentFilters } from '../shipments/shipmentFilters.ts';
import { LANGUAGES } from '../values/languages.ts';
import { DisplayName, EmailAddress, Line, Lines, Name } from '../values/text.ts';
import { DryRun } from './dryRun.ts';
import { NOTIFY_STATUSES } from './notificationConstants.ts';
import { MAX_DELAY_MINUTES } from './ruleConstants.ts';
import {
  BLOCK_KINDS,
  CONSENTS,
  MAX_BLOCKS,
  MAX_FLOW_NAME,
  MAX_SENDER_NAME,
  type TemplateProblem,
} from './templateConstants.ts';

/** The API customer's calls about mails to their customers, among those of rules.ts. */

// Longer than any template may be: what is a little too long is refused with words of its own.
const Text = Lines(100_000);
const Block = Type.Object({ Kind: Type.Enum([...BLOCK_KINDS]), Text }, closed);
export type Block = Static<typeof Block>;

const CONTENT = {
  Subject: Line(1_000),
  Blocks: Type.Array(Block, { minItems: 1, maxItems: MAX_BLOCKS }),
} as const;
const Content = Type.Object(CONTENT, closed);
export type TemplateContent = Static<typeof Content>;

const Status = Type.Enum([...NOTIFY_STATUSES]);

const FLOW_FIELDS = {
  Enabled: Type.Boolean(),
  DelayMinutes: Type.Integer({ minimum: 0, maximum: MAX_DELAY_MINUTES }),
  Filters: ShipmentFilters,
  /** Of the mails; empty: the shipment's. */
  Language: Type.Union([Type.Enum([...LANGUAGES]), Type.Literal('')]),
} as const;

/** The flow of a status. */
const FlowOfStatus = Type.Object({ Status, ...FLOW_FIELDS }, closed);
export type Flow = Static<typeof FlowOfStatus>;
/** `Base` is the flow as it was when the edit began: the edit is refused where it has been changed since. */
const SaveFlow = Type.Object({ Status, ...FLOW_FIELDS, Base: Type.Optional(FlowOfStatus) }, closed);
export type SaveFlow = Static<typeof SaveFlow>;

const CUSTOM_FIELDS = {
  Name: Name(MAX_FLOW_NAME),
  Status,
  ...FLOW_FIELDS,
  /** It has a template of its own; else that of its status. */
  HasTemplate: Type.Boolean(),
} as const;
const CustomFlowFields = Type.Object(CUSTOM_FIELDS, closed);
export type CustomFlowFields = Static<typeof CustomFlowFields>;
/** One of the customer's own, which come before those of the statuses; without an id, a new one. */
const SaveCustomFlow = Type.Object(
  {
    FlowId: Type.Optional(Id),
    /** A new one begins with the templates of this one. */
    CopyOf: Type.Optional(Id),
    ...CUSTOM_FIELDS,
    /** As that of SaveFlow. */
    Base: Type.Optional(CustomFlowFields),
  },
  closed,
);
export type SaveCustomFlow = Static<typeof SaveCustomFlow>;
/** The only fields that are changed right in the list. */
const CHANGED_FIELDS = {
  Enabled: Type.Optional(FLOW_FIELDS.Enabled),
  DelayMinutes: Type.Optional(FLOW_FIELDS.DelayMinutes),
} as const;
const changed = { ...closed, minProperties: 2 } as const;
const ChangeFlow = Type.Union([
  Type.Object({ Status, ...CHANGED_FIELDS }, changed),
  Type.Object({ FlowId: Id, ...CHANGED_FIELDS }, changed),
]);
export type ChangeFlow = Static<typeof ChangeFlow>;
/** A flow as it is in the editor, saved or not. */
const DryRunFlow = Type.Union([FlowOfStatus, Type.Object({ FlowId: Type.Optional(Id), ...CUSTOM_FIELDS }, closed)]);
export type DryRunFlow = Static<typeof DryRunFlow>;
const NamedFlow = Type.Object({ FlowId: Id }, closed);
/** Of a status, or of a flow of the customer's own. */
const SaveTemplate = Type.Object(
  { Status, FlowId: Type.Optional(Id), Language: Type.Enum([...LANGUAGES]), ...CONTENT },
  closed,
);
export type SaveTemplate = Static<typeof SaveTemplate>;
const NamedTemplate = Type.Object({ TemplateId: Id }, closed);
/** Without a content, as it is saved; without a shipment, with made-up values. */
const PreviewTemplate = Type.Object(
  { TemplateId: Id, ShipmentId: Type.Optional(Id), Content: Type.Optional(Content) },
  closed,
);
export type PreviewTemplate = Static<typeof PreviewTemplate>;
const SaveSender = Type.Object(
  {
    /** Empty: the company's name. */
    FromName: DisplayName(MAX_SENDER_NAME),
    /** Empty: none. */
    ReplyTo: Type.Union([EmailAddress, Type.Literal('')]),
    Consent: Type.Enum([...CONSENTS]),
    /** Whether opened mails and clicked links are noted. */
    Tracking: Type.Boolean(),
  },
  closed,
);
export type Sender = Static<typeof SaveSender>;

const Template = Type.Object({
  TemplateId: Type.String(),
  Status,
  /** Of a flow of the customer's own; null: of the status. */
  FlowId: Nullable(Type.String()),
  Language: Type.String(),
  /** 0: our own words. */
  Version: Type.Integer(),
  ...CONTENT,
});
export type Template = Static<typeof Template>;

const CustomFlow = Type.Object({ FlowId: Type.String(), ...CUSTOM_FIELDS });
export type CustomFlow = Static<typeof CustomFlow>;

const TemplateList = Type.Object({
  Flows: Type.Array(FlowOfStatus),
  /** In the order in which they are tried: the first that fits mails. */
  CustomFlows: Type.Array(CustomFlow),
  Templates: Type.Array(Template),
  /** Names that were saved before the rule are kept. */
  Sender: Type.Object({ ...SaveSender.properties, FromName: Type.String() }),
  /** What mails are from while no name is given. */
  Company: Type.String(),
  /** With the latest updates, to preview with. */
  Shipments: Type.Array(Type.Object({ ShipmentId: Type.String(), TrackNo: Type.String() })),
});
export type TemplateList = Static<typeof TemplateList>;

const TemplateVersion = Type.Object({ Version: Type.Integer(), Time: Nullable(Type.String()), ...CONTENT });
export type TemplateVersion = Static<typeof TemplateVersion>;

const Preview = Type.Object({ Subject: Type.String(), Html: Type.String() });
export type Preview = Static<typeof Preview>;

/** Where a template is wrong, beside the code of a refusal. */
export interface TemplateFault {
  Problem: TemplateProblem;
  /** The index of the block; null: the subject. */
  Block: number | null;
  Line: number;
  Column: number;
  /** The text at that place. */
  Found: string;
}

export const TEMPLATE_METHODS = {
  GetTemplates: { param: NoParameters, answer: TemplateList, recentCheck: 'not needed' },
  SaveFlow: { param: SaveFlow, answer: Nothing, recentCheck: 'not needed' },
  SaveCustomFlow: { param: SaveCustomFlow, answer: CustomFlow, recentCheck: 'not needed' },
  ChangeFlow: { param: ChangeFlow, answer: Nothing, recentCheck: 'not needed' },
  MoveFlow: {
    param: Type.Object({ FlowId: Id, By: Type.Union([Type.Literal(-1), Type.Literal(1)]) }, closed),
    answer: Nothing,
    recentCheck: 'not needed',
  },
  DeleteFlow: { param: NamedFlow, answer: Nothing, recentCheck: 'not needed' },
  DryRunFlow: { param: DryRunFlow, answer: DryRun, recentCheck: 'not needed' },
  SaveTemplate: { param: SaveTemplate, answer: Template, recentCheck: 'not needed' },
  PreviewTemplate: { param: PreviewTemplate, answer: Preview, recentCheck: 'not needed' },
  GetTemplateVersions: {
    param: NamedTemplate,
    answer: Type.Object({ Versions: Type.Array(TemplateVersion) }),
    recentCheck: 'not needed',
  },
  RestoreTemplate: {
    param: Type.Object({ TemplateId: Id, Version: Type.Integer({ minimum: 0, maximum: MAX_COUNT }) }, closed),
    answer: Template,
    recentCheck: 'not needed',
  },
  SaveSender: {
    param: SaveSender,
    answer: Nothing,
    recentCheck: { when: 'the name or the reply address is another' },
  },
} as const satisfies CallDeclarations;
