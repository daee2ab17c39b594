import { TEMPLATE_VARIABLES, type TemplateVariable } from '@tracking-console/contract/notifications/templateConstants';
import type { TemplateFault } from '@tracking-console/contract/notifications/templates';
import { Liquid, LiquidError, type Template } from 'liquidjs';

export type Values = Record<TemplateVariable, string>;

/** Limits of a rendering: characters, milliseconds and what it allocates. */
const LIMITS = { parseLimit: 200_000, renderLimit: 1_000, memoryLimit: 1_000_000 };

const asHtml = plain({ outputEscape: 'escape' });
const asText = plain({});

/** Variables alone: neither tags, which could loop, nor filters, one of which would leave values unescaped. */
function plain(options: { outputEscape?: 'escape' }): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    ...LIMITS,
    ...options,
  });
  for (const tag of Object.keys(engine.tags)) delete engine.tags[tag];
  for (const filter of Object.keys(engine.filters)) delete engine.filters[filter];
  return engine;
}

/** What is wrong with a text, and where; null: nothing. */
export function faultIn(text: string): Omit<TemplateFault, 'Block'> | null {
  try {
    const wrong = asText.parse(text).find((part) => nameIn(part) !== null && !isVariable(nameIn(part)));
    return wrong ? faultAt('variable', wrong.token, nameIn(wrong) ?? '') : null;
  } catch (error) {
    if (!LiquidError.is(error)) throw error;
    const isTag = /^tag "|undefined filter/.test(error.message) && !error.message.includes('not closed');
    return faultAt(isTag ? 'tag' : 'syntax', error.token, error.token.getText());
  }
}

export const renderHtml = (text: string, values: Values): string => asHtml.parseAndRenderSync(text, values);
export const renderText = (text: string, values: Values): string => asText.parseAndRenderSync(text, values);

/** What an output names; null: it is text. */
const nameIn = ({ token }: Template): string | null =>
  'content' in token && typeof token.content === 'string' ? token.content.trim() : null;

const isVariable = (name: string | null) => TEMPLATE_VARIABLES.some((known) => known === name);

function faultAt(Problem: TemplateFault['Problem'], token: Template['token'], found: string) {
  const [Line = 1, Column = 1] = token.getPosition();
  return { Problem, Line, Column, Found: found.slice(0, 100) };
}
