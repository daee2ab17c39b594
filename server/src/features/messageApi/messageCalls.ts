import { BRAND_CODES } from '@tracking-console/contract/notifications/brandConstants';
import type { BRAND_METHODS } from '@tracking-console/contract/notifications/brands';
import { MAX_ADDRESSES, MINUTE_TESTS, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MESSAGE_METHODS } from '@tracking-console/contract/notifications/rules';
import type { SENDER_DOMAIN_METHODS } from '@tracking-console/contract/notifications/senderDomain';
import type { TEMPLATE_METHODS } from '@tracking-console/contract/notifications/templates';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { answer, type Calls, legacyCalls, success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { tooOften } from '../notifications/refused.ts';
import { HISTORY_CALLS } from './historyCalls.ts';
import type { MessageContext } from './messageContext.ts';

/** Each is a mail or a request to addresses the customer chose. */
const TESTS = { name: 'notification-test', calls: MINUTE_TESTS, window: MINUTE };

const noTemplate = refuse(RULE_CODES.noTemplate, 'There is no such template, version or shipment.');
const noFlow = refuse(RULE_CODES.notFound, 'There is no such flow.');
const noRule = refuse(RULE_CODES.notFound, 'There is no such rule.');

/** Those about mails to the customer's customers. */
const TEMPLATE_CALLS: Calls<typeof TEMPLATE_METHODS & typeof SENDER_DOMAIN_METHODS, MessageContext> = {
  GetTemplates: async (_param, { gid, templates }) => success(await templates.list(gid)),

  async SaveFlow(param, { gid, flows }) {
    const problem = await flows.save(gid, param);
    return problem ?? success(null);
  },

  async SaveCustomFlow(param, { gid, flows }) {
    const saved = await flows.saveCustom(gid, param);
    return answer(saved);
  },

  ChangeFlow: async (param, { gid, flows }) => ((await flows.change(gid, param)) ? success(null) : noFlow),

  MoveFlow: async ({ FlowId, By }, { gid, flows }) => ((await flows.move(gid, FlowId, By)) ? success(null) : noFlow),

  DeleteFlow: async ({ FlowId }, { gid, flows }) => ((await flows.remove(gid, FlowId)) ? success(null) : noFlow),

  async DryRunFlow(param, { gid, flows, wholeLists }) {
    const run = await wholeLists.run(gid, () => flows.dryRun(gid, param));
    return run ? success(run) : noFlow;
  },

  async SaveTemplate(param, { gid, templates }) {
    const saved = await templates.save(gid, param);
    if (saved === null) return noFlow;
    return answer(saved);
  },

  async PreviewTemplate(param, { gid, templates }) {
    const preview = await templates.preview(gid, param);
    if (preview === null) return noTemplate;
    return answer(preview);
  },

  async GetTemplateVersions({ TemplateId }, { gid, templates }) {
    const found = await templates.versions(gid, TemplateId);
    return found ? success({ Versions: found }) : noTemplate;
  },

  async RestoreTemplate({ TemplateId, Version }, { gid, templates }) {
    const restored = await templates.restore(gid, TemplateId, Version);
    return restored ? success(restored) : noTemplate;
  },

  async SaveSender(param, { gid, templates, requireRecentCheck }) {
    if (await templates.isNewSender(gid, param)) requireRecentCheck();
    await templates.saveSender(gid, param);
    return success(null);
  },

  GetSenderDomain: async (_param, { gid, senderDomains }) => success(await senderDomains.get(gid)),

  async SaveSenderDomain({ Domain }, { gid, senderDomains }) {
    const saved = await senderDomains.save(gid, Domain);
    return answer(saved);
  },

  async CheckSenderDomain(_param, { gid, senderDomains }) {
    const checked = await senderDomains.check(gid);
    if (checked === null) return refuse(RULE_CODES.notFound, 'There is no domain to check.');
    return answer(checked);
  },

  async DeleteSenderDomain(_param, { gid, senderDomains }) {
    await senderDomains.remove(gid);
    return success(null);
  },
};

/** Those about how the account looks to its customers. */
const BRAND_CALLS: Calls<typeof BRAND_METHODS, MessageContext> = {
  GetBrand: async (_param, { gid, accountBrands }) => success(await accountBrands.read(gid)),

  SaveBrand: async (param, { gid, brands, accountBrands }) =>
    (await brands.save(gid, param))
      ? success(await accountBrands.read(gid))
      : refuse(BRAND_CODES.badWebsite, 'The website must be an https address.'),

  async DeleteLogo(_param, { gid, brands, accountBrands }) {
    await brands.deleteLogo(gid);
    return success(await accountBrands.read(gid));
  },
};

/** The API customer's calls about notifications. */
const calls: Calls<typeof MESSAGE_METHODS, MessageContext> = {
  GetRules: async (_param, { gid, rules }) => success(await rules.list(gid)),

  async SaveRule(param, { gid, rules, requireRecentCheck }) {
    if (await rules.isNewTarget(gid, param)) requireRecentCheck();
    const saved = await rules.save(gid, param);
    return answer(saved);
  },

  ToggleRule: async ({ RuleId, Enabled }, { gid, rules }) =>
    (await rules.toggle(gid, RuleId, Enabled)) ? success(null) : noRule,

  DeleteRule: async ({ RuleId }, { gid, rules }) => ((await rules.remove(gid, RuleId)) ? success(null) : noRule),

  async DryRunRule(param, { gid, ruleDryRuns }) {
    const run = await ruleDryRuns.run(gid, param);
    return answer(run);
  },

  async SendTest(param, { gid, rules, templates, limits }) {
    const wait = await limits.take(gid, TESTS);
    if (wait > 0) return tooOften(wait);
    if ('TemplateId' in param) {
      const problem = await templates.sendTest(gid, param.TemplateId, param.Email);
      return problem ?? success({ Sent: 1 });
    }
    const sent = await rules.sendTest(gid, param.RuleId);
    return sent === null ? noRule : success({ Sent: sent });
  },

  GetAddresses: async (_param, { gid, notifyAddresses }) =>
    success({ Addresses: await notifyAddresses.list(gid), Limit: MAX_ADDRESSES }),

  async AddAddress({ Email }, { gid, notifyAddresses }) {
    const problem = await notifyAddresses.add(gid, Email);
    return problem ?? success(null);
  },

  async DeleteAddress({ Email }, { gid, notifyAddresses }) {
    await notifyAddresses.remove(gid, Email);
    return success(null);
  },

  ...HISTORY_CALLS,
  ...TEMPLATE_CALLS,
  ...BRAND_CALLS,
};

export const performMessageCall = legacyCalls({ methods: MESSAGE_METHODS, calls });
