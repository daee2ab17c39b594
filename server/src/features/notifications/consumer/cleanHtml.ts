import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** What a mail may contain of a text's HTML; scripts, styles, frames and pictures are removed. */
export function cleanHtml(html: string, linkOf = (url: string) => url): string {
  const transformTags: sanitizeHtml.IOptions['transformTags'] = {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: href ? { ...attribs, href: linkOf(href) } : attribs }),
  };
  return sanitizeHtml(html, { ...OPTIONS, transformTags });
}

/** As it is saved: a text without tags stays as it was typed. */
export const cleanSource = (text: string): string => (text.includes('<') ? cleanHtml(text) : text);

/** The plain text, for mail programs that show no HTML. */
export function wordsOf(html: string): string {
  const breaks = html.replace(/<br ?\/?>|<\/(p|li)>/g, '\n');
  const text = sanitizeHtml(breaks, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '').trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
