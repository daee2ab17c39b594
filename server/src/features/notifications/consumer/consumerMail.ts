import type { Block, TemplateContent } from '@tracking-console/contract/templates';
import { bcp47 } from '../../../documents/document.ts';
import { type Html, html, trusted } from '../../../documents/html.ts';
import type { Texts } from '../../../documents/texts.ts';
import type { MailContent } from '../mailContent.ts';
import { cleanHtml, wordsOf } from './cleanHtml.ts';
import { renderHtml, renderText, type Values } from './liquidText.ts';
import type { MailTracking } from './mailTracking.ts';

/** A checkpoint of the timeline. */
export interface TimelineStep {
  time: string;
  text: string;
}

export interface MailAbout {
  /** Of the mail. */
  texts: Texts;
  values: Values;
  timeline: readonly TimelineStep[];
  unsubscribeUrl: string;
  /** Where the account wants to know whether the mail is opened and its links are followed. */
  tracking?: MailTracking;
}

interface RenderedBlock {
  markup: Html;
  text: string;
}

/** A mail to a customer's customer. The link that ends the mails is in each, whatever its template says. */
export function consumerMail({ Subject, Blocks }: TemplateContent, about: MailAbout): MailContent {
  const { texts, values, unsubscribeUrl, tracking } = about;
  const { t, language } = texts;
  // A value with a line break must not become another header.
  const subject = renderText(Subject, values).replace(/\s+/g, ' ').trim();
  const blocks = Blocks.map((block) => renderBlock(block, about));
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${subject}</title>
  </head>
  <body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark">
    <div style="max-width: 560px; margin: 0 auto; overflow-wrap: anywhere">
      <p style="margin: 0 0 24px; font-weight: 600">${values.company}</p>
      ${blocks.map(({ markup }) => markup)}
      <p style="margin: 32px 0 0; font-size: 13px"><a href="${unsubscribeUrl}">${t('mail.unsubscribe')}</a></p>
      ${tracking ? html`<img src="${tracking.pixelUrl}" width="1" height="1" alt="">` : ''}
    </div>
  </body>
</html>
`;
  const words = [values.company, ...blocks.map(({ text }) => text), `${t('mail.unsubscribe')}: ${unsubscribeUrl}`];
  return { subject, html: page.markup, text: words.filter((one) => one !== '').join('\n\n') };
}

/** Cleaned once more: what values bring along, and what was saved before a rule of the cleaning changed. */
function renderBlock({ Kind, Text }: Block, { values, timeline, tracking }: MailAbout): RenderedBlock {
  const content = cleanHtml(withBreaks(renderHtml(Text, values)), tracking?.linkOf);
  const text = wordsOf(content);
  const inner = trusted(content);
  switch (Kind) {
    case 'heading':
      return { text, markup: html`<h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.25">${inner}</h1>` };
    case 'text':
      return { text, markup: html`<div style="margin: 0 0 16px">${inner}</div>` };
    case 'footer':
      return { text, markup: html`<div style="margin: 24px 0 0; font-size: 13px">${inner}</div>` };
    case 'timeline':
      return renderTimeline(timeline);
    case 'button':
      return renderButton(text, values.tracking_url, tracking);
  }
}

/** Lines of plain text stay lines; what has paragraphs or lists of its own has its breaks there. */
const withBreaks = (text: string) => (/<(p|ul|ol)[\s>]/.test(text) ? text : text.replaceAll(/\r?\n/g, '<br />'));

function renderTimeline(steps: readonly TimelineStep[]): RenderedBlock {
  if (steps.length === 0) return { text: '', markup: trusted('') };
  return {
    text: steps.map(({ time, text }) => [time, text].filter(Boolean).join(' · ')).join('\n'),
    markup: html`<ul style="margin: 0 0 16px; padding: 12px 16px 12px 32px; border: 1px solid #8888; border-radius: 8px">
        ${steps.map(({ time, text }) => html`<li style="margin: 4px 0">${text}<br><span style="font-size: 13px">${time}</span></li>`)}
      </ul>`,
  };
}

/** Nothing where the shipment has no page. */
function renderButton(label: string, url: string, tracking?: MailTracking): RenderedBlock {
  if (url === '') return { text: '', markup: trusted('') };
  return {
    text: `${label}: ${url}`,
    markup: html`<p style="margin: 0 0 16px"><a href="${tracking?.linkOf(url) ?? url}" style="display: inline-block; padding: 10px 18px; border-radius: 8px; background: #1d4ed8; color: #ffffff; font-weight: 600; text-decoration: none">${label}</a></p>`,
  };
}
