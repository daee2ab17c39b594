import { textOn } from '@tracking-console/contract/notifications/brandColor';
import type { Block, TemplateContent } from '@tracking-console/contract/notifications/templates';
import { toHeaderText } from '@tracking-console/contract/values/displayNames';
import { bcp47 } from '../../../documents/document.ts';
import { type Html, html, trusted } from '../../../documents/html.ts';
import type { Texts } from '../../../documents/texts.ts';
import type { ReadBrand } from '../../brands/brandService.ts';
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
  /** Where the recipient chooses which mails come; empty: nowhere. */
  preferencesUrl: string;
  company: ReadBrand;
  /** Of the logo's address. */
  origin: string;
  /** Set if the account tracks whether the mail is opened and its links are followed. */
  tracking?: MailTracking;
}

interface RenderedBlock {
  markup: Html;
  text: string;
}

/** A mail to a customer's customer. Each has the link that ends the mails, even if its template has none. */
export function consumerMail({ Subject, Blocks }: TemplateContent, about: MailAbout): MailContent {
  const { texts, values, unsubscribeUrl, preferencesUrl, tracking } = about;
  const { t, language } = texts;
  const subject = toHeaderText(renderText(Subject, values));
  const blocks = Blocks.map((block) => renderBlock(block, about));
  // Templates from before there was a block for it.
  const name = Blocks.some(({ Kind }) => Kind === 'logo') ? '' : values.company;
  const preferences = preferencesUrl ? html`<a href="${preferencesUrl}">${t('share.mails')}</a> · ` : undefined;
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
      ${name && html`<p style="margin: 0 0 24px; font-weight: 600">${name}</p>`}
      ${blocks.map(({ markup }) => markup)}
      <p style="margin: 32px 0 0; font-size: 13px">${preferences}<a href="${unsubscribeUrl}">${t('mail.unsubscribe')}</a></p>
      ${tracking ? html`<img src="${tracking.pixelUrl}" width="1" height="1" alt="">` : ''}
    </div>
  </body>
</html>
`;
  const words = [name, ...blocks.map(({ text }) => text), `${t('mail.unsubscribe')}: ${unsubscribeUrl}`];
  return { subject, html: page.markup, text: words.filter((one) => one !== '').join('\n\n') };
}

/** Cleaned once more, for HTML in the values and for content saved before the cleaning rules changed. */
function renderBlock({ Kind, Text }: Block, about: MailAbout): RenderedBlock {
  const { texts, values, timeline, tracking } = about;
  const content = cleanHtml(withBreaks(renderHtml(Text, values)), tracking?.linkOf);
  const text = wordsOf(content);
  const inner = trusted(content);
  switch (Kind) {
    case 'logo':
      return renderLogo(about);
    case 'heading':
      return { text, markup: html`<h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.25">${inner}</h1>` };
    case 'text':
      return { text, markup: html`<div style="margin: 0 0 16px">${inner}</div>` };
    case 'footer':
      return { text, markup: html`<div style="margin: 24px 0 0; font-size: 13px">${inner}</div>` };
    case 'timeline':
      return renderTimeline(timeline);
    case 'order':
      return renderOrder(values, texts);
    case 'button':
      return renderButton(text, about);
  }
}

/** Keeps the lines of plain text; HTML with paragraphs or lists has its own breaks. */
const withBreaks = (text: string) => (/<(p|ul|ol)[\s>]/.test(text) ? text : text.replaceAll(/\r?\n/g, '<br />'));

/** The company's name where it has no logo, or the mail program shows no pictures. */
function renderLogo({ company: { name, website, logo }, origin }: MailAbout): RenderedBlock {
  // Half of its pixels: phones have two for each.
  const width = logo && Math.ceil(logo.width / 2);
  const picture = logo
    ? html`<img src="${origin}${logo.path}" alt="${name}" width="${width ?? ''}" style="display: block; max-width: 100%; height: auto; border: 0; border-radius: 4px; background: #ffffff; color: #1b2729">`
    : html`${name}`;
  const linked = website
    ? html`<a href="${website}" style="color: inherit; text-decoration: none">${picture}</a>`
    : picture;
  return { text: name, markup: html`<p style="margin: 0 0 24px; font-weight: 600">${linked}</p>` };
}

function renderTimeline(steps: readonly TimelineStep[]): RenderedBlock {
  if (steps.length === 0) return { text: '', markup: trusted('') };
  return {
    text: steps.map(({ time, text }) => [time, text].filter(Boolean).join(' · ')).join('\n'),
    markup: html`<ul style="margin: 0 0 16px; padding: 12px 16px 12px 32px; border: 1px solid #8888; border-radius: 8px">
        ${steps.map(({ time, text }) => html`<li style="margin: 4px 0">${text}<br><span style="font-size: 13px">${time}</span></li>`)}
      </ul>`,
  };
}

const BUTTON = '#1d4ed8';

/** The order number, the tracking number and the carrier; shipments have no order lines. */
function renderOrder({ order_no, number, carrier }: Values, { t }: Texts): RenderedBlock {
  const rows = [
    { name: t('shipments.column.orderNo'), value: order_no },
    { name: t('shipments.column.number'), value: number },
    { name: t('field.carrier'), value: carrier },
  ].filter(({ value }) => value !== '');
  return {
    text: rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    markup: html`<table style="margin: 0 0 16px; border-collapse: collapse">
        ${rows.map(({ name, value }) => html`<tr><th scope="row" style="padding: 4px 24px 4px 0; font-weight: 400; text-align: start; vertical-align: top">${name}</th><td style="padding: 4px 0; font-weight: 600">${value}</td></tr>`)}
      </table>`,
  };
}

/** Empty if the shipment has no page. */
function renderButton(label: string, { values, company, tracking }: MailAbout): RenderedBlock {
  const url = values.tracking_url;
  if (url === '') return { text: '', markup: trusted('') };
  const color = company.color || BUTTON;
  return {
    text: `${label}: ${url}`,
    markup: html`<p style="margin: 0 0 16px"><a href="${tracking?.linkOf(url) ?? url}" style="display: inline-block; padding: 10px 18px; border: 1px solid #8888; border-radius: 8px; background: ${color}; color: ${textOn(color)}; font-weight: 600; text-decoration: none">${label}</a></p>`,
  };
}
