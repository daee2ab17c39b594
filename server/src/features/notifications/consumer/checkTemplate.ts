import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MAX_SUBJECT, MAX_TEMPLATE_BYTES } from '@tracking-console/contract/notifications/templateConstants';
import type { TemplateContent, TemplateFault } from '@tracking-console/contract/notifications/templates';
import type { Refusal } from '../../../http/calls/refusal.ts';
import { refused } from '../refused.ts';
import { cleanSource } from './cleanHtml.ts';
import { faultIn } from './liquidText.ts';

/** As it is saved, with its HTML cleaned; or what is wrong with it, and where. */
export function checkTemplate(given: TemplateContent): TemplateContent | Refusal {
  if (Buffer.byteLength(JSON.stringify(given)) > MAX_TEMPLATE_BYTES)
    return refused(RULE_CODES.templateTooLarge, 'A template has at most 64 kB.');
  const content = { Subject: given.Subject.trim(), Blocks: given.Blocks.map(clean) };
  const fault = faultOf(content);
  if (!fault) return content;
  const message = `The template is wrong: ${fault.Problem}, ${fault.Found}.`;
  return refused(RULE_CODES.badTemplate, message, { Fault: fault });
}

const clean = ({ Kind, Text }: TemplateContent['Blocks'][number]) => ({ Kind, Text: cleanSource(Text) });

function faultOf({ Subject, Blocks }: TemplateContent): TemplateFault | null {
  const { length } = Subject;
  const start = { Block: null, Line: 1, Column: 1, Found: '' };
  if (length === 0 || length > MAX_SUBJECT) return { ...start, Problem: 'length' };
  const parts = [{ Block: null, text: Subject }, ...Blocks.map(({ Text }, Block) => ({ Block, text: Text }))];
  for (const { Block, text } of parts) {
    const fault = faultIn(text);
    if (fault) return { ...fault, Block };
  }
  return null;
}
