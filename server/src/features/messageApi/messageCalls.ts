import { BRAND_CODES } from '@tracking-console/contract/brandConstants';
import { MAX_ADDRESSES, MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/ruleConstants';
import { MESSAGE_METHODS, type MessageMethod, type RuleRefusal } from '@tracking-console/contract/rules';
import { MINUTE } from '../../durations.ts';
import { type LegacyAnswer, legacyCalls } from '../../http/legacyCall.ts';
import type { TemplateRefused } from '../notifications/consumer/checkTemplate.ts';
import { type Refused, tooOften } from '../notifications/refused.ts';
import { HISTORY_CALLS } from './historyCalls.ts';
import { type Calls, type MessageContext, refused, success } from './messageContext.ts';

/** Each is a mail or a request to addresses the customer chose. */
const TESTS = { name: 'notification-test', calls: MINUTE_TESTS, window: MINUTE };

const noTemplate = () => refused(RULE_CODES.noTemplate, 'There is no such template, version or shipment.');
const noFlow = () => refused(RULE_CODES.notFound, 'There is no such flow.');
const noRule = () => refused(RULE_CODES.notFound, 'There is no such rule.');

function refusal({ code, message, problem, email, fault, seconds }: Refused & TemplateRefused): LegacyAnswer {
  const Json: RuleRefusal = {};
  if (problem) Json.Problem = problem;
  if (email !== undefined) Json.Email = email;
  if (fault) Json.Fault = fault;
  if (seconds !== undefined) Json.Seconds = seconds;
  return { Code: code, Message: message, Json };
}

/** Those about mails to the customer's customers. */
const TEMPLATE_CALLS = {
  GetTemplates: async (_param, { gid, templates }) => success(await templates.list(gid)),

  async SaveFlow(param, { gid, flows }) {
    const problem = await flows.save(gid, param);
    return problem ? refusal(problem) : success(null);
  },

  async SaveCustomFlow(param, { gid, flows }) {
    const saved = await flows.saveCustom(gid, param);
    return 'code' in saved ? refusal(saved) : success(saved);
  },

  ChangeFlow: async (param, { gid, flows }) => ((await flows.change(gid, param)) ? success(null) : noFlow()),

  MoveFlow: async ({ FlowId, By }, { gid, flows }) => ((await flows.move(gid, FlowId, By)) ? success(null) : noFlow()),

  DeleteFlow: async ({ FlowId }, { gid, flows }) => ((await flows.remove(gid, FlowId)) ? success(null) : noFlow()),

  async DryRunFlow(param, { gid, flows, wholeLists }) {
    const run = await wholeLists.run(gid, () => flows.dryRun(gid, param));
    return run ? success(run) : noFlow();
  },

  async SaveTemplate(param, { gid, templates }) {
    const saved = await templates.save(gid, param);
    if (saved === null) return noFlow();
    return 'code' in saved ? refusal(saved) : success(saved);
  },

  async PreviewTemplate(param, { gid, templates }) {
    const preview = await templates.preview(gid, param);
    if (preview === null) return noTemplate();
    return 'code' in preview ? refusal(preview) : success(preview);
  },

  async GetTemplateVersions({ TemplateId }, { gid, templates }) {
    const found = await templates.versions(gid, TemplateId);
    return found ? success({ Versions: found }) : noTemplate();
  },

  async RestoreTemplate({ TemplateId, Version }, { gid, templates }) {
    const restored = await templates.restore(gid, TemplateId, Version);
    return restored ? success(restored) : noTemplate();
  },

  async SaveSender(param, { gid, templates, requireRecentCheck }) {
    if (await templates.isNewSender(gid, param)) requireRecentCheck();
    await templates.saveSender(gid, param);
    return success(null);
  },

  GetSenderDomain: async (_param, { gid, senderDomains }) => success(await senderDomains.get(gid)),

  async SaveSenderDomain({ Domain }, { gid, senderDomains }) {
    const saved = await senderDomains.save(gid, Domain);
    return 'code' in saved ? refusal(saved) : success(saved);
  },

  async CheckSenderDomain(_param, { gid, senderDomains }) {
    const checked = await senderDomains.check(gid);
    if (checked === null) return refused(RULE_CODES.notFound, 'There is no domain to check.');
    return 'code' in checked ? refusal(checked) : success(checked);
  },

  async DeleteSenderDomain(_param, { gid, senderDomains }) {
    await senderDomains.remove(gid);
    return success(null);
  },
} satisfies Partial<Calls>;

/** Those about how the account looks to its customers. */
const BRAND_CALLS = {
  GetBrand: async (_param, { gid, accountBrands }) => success(await accountBrands.read(gid)),

  SaveBrand: async (param, { gid, brands, accountBrands }) =>
    (await brands.save(gid, param))
      ? success(await accountBrands.read(gid))
      : refused(BRAND_CODES.badWebsite, 'The website must be an https address.'),

  async DeleteLogo(_param, { gid, brands, accountBrands }) {
    await brands.deleteLogo(gid);
    return success(await accountBrands.read(gid));
  },
} satisfies Partial<Calls>;

/** The API customer's calls about notifications. */
const MESSAGE_CALLS: Calls = {
  GetRules: async (_param, { gid, rules }) => success(await rules.list(gid)),

  async SaveRule(param, { gid, rules, requireRecentCheck }) {
    if (await rules.isNewTarget(gid, param)) requireRecentCheck();
    const saved = await rules.save(gid, param);
    return 'code' in saved ? refusal(saved) : success(saved);
  },

  ToggleRule: async ({ RuleId, Enabled }, { gid, rules }) =>
    (await rules.toggle(gid, RuleId, Enabled)) ? success(null) : noRule(),

  DeleteRule: async ({ RuleId }, { gid, rules }) => ((await rules.remove(gid, RuleId)) ? success(null) : noRule()),

  async DryRunRule(param, { gid, ruleDryRuns }) {
    const run = await ruleDryRuns.run(gid, param);
    return 'code' in run ? refusal(run) : success(run);
  },

  async SendTest(param, { gid, rules, templates, limits }) {
    const wait = await limits.take(gid, TESTS);
    if (wait > 0) return refusal(tooOften(wait));
    if ('TemplateId' in param) {
      const problem = await templates.sendTest(gid, param.TemplateId, param.Email);
      return problem ? refusal(problem) : success({ Sent: 1 });
    }
    const sent = await rules.sendTest(gid, param.RuleId);
    return sent === null ? noRule() : success({ Sent: sent });
  },

  GetAddresses: async (_param, { gid, notifyAddresses }) =>
    success({ Addresses: await notifyAddresses.list(gid), Limit: MAX_ADDRESSES }),

  async AddAddress({ Email }, { gid, notifyAddresses }) {
    const problem = await notifyAddresses.add(gid, Email);
    return problem ? refusal(problem) : success(null);
  },

  async DeleteAddress({ Email }, { gid, notifyAddresses }) {
    await notifyAddresses.remove(gid, Email);
    return success(null);
  },

  ...HISTORY_CALLS,
  ...TEMPLATE_CALLS,
  ...BRAND_CALLS,
};

export const answerMessageCall = legacyCalls<MessageMethod, MessageContext, LegacyAnswer>(
  MESSAGE_METHODS,
  MESSAGE_CALLS,
);
