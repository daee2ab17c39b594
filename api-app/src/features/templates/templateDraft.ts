import type {
  Block,
  CustomFlow,
  Flow,
  Template,
  TemplateContent,
} from '@tracking-console/contract/notifications/templates';

/** What an editor of a language begins with: the saved template, or the English one to translate. */
export function findSource(templates: readonly Template[], flow: Flow | CustomFlow, language: string) {
  const flowId = 'FlowId' in flow ? flow.FlowId : null;
  const own = templates.filter(({ Status, FlowId }) => Status === flow.Status && FlowId === flowId);
  return own.find((one) => one.Language === language) ?? own.find((one) => one.Language === 'en');
}

export const contentOf = ({ Subject, Blocks }: TemplateContent): TemplateContent => ({ Subject, Blocks });

export const isSame = (one: TemplateContent, other: TemplateContent) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** The blocks with one of them a place further. */
export function moved(blocks: readonly Block[], from: number, by: 1 | -1): Block[] {
  const next = [...blocks];
  const [block] = next.splice(from, 1);
  if (block) next.splice(from + by, 0, block);
  return next;
}

export const replaced = (blocks: readonly Block[], at: number, Text: string): Block[] =>
  blocks.map((block, index) => (index === at ? { ...block, Text } : block));

export const without = (blocks: readonly Block[], at: number): Block[] => blocks.filter((_, index) => index !== at);
