import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, supportedLanguage } from '@tracking-console/contract/values/languages';
import type { FastifyRequest } from 'fastify';

/** The profile's language, else the cookie's, else the browser's, else English. */
export function requestLanguage(request: FastifyRequest, profile?: string): string {
  return (
    supportedLanguage(profile) ??
    supportedLanguage(request.cookies?.[LANGUAGE_COOKIE]) ?? // they are not read of an address that cannot be
    browserLanguage(request.headers['accept-language']) ??
    DEFAULT_LANGUAGE
  );
}

/** The first language of an Accept-Language header that is supported, by its weight. */
export function browserLanguage(header = ''): string | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [name = '', weight] = part.trim().split(/;\s*q=/);
      return { name: name.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => closest(name))
    .find((language) => language !== undefined);
}

/** Browsers' names for languages that have another name here. */
const OTHER_NAMES: Record<string, string> = {
  zh: 'zh-cn',
  'zh-sg': 'zh-cn',
  'zh-hans': 'zh-cn',
  'zh-tw': 'zh-hk',
  'zh-mo': 'zh-hk',
  'zh-hant': 'zh-hk',
  nb: 'no',
  nn: 'no',
};

/** "zh-hant-tw" → "zh-hant" → "zh": the longest part that is known. */
function closest(name: string): string | undefined {
  if (name === '') return undefined;
  return OTHER_NAMES[name] ?? supportedLanguage(name) ?? closest(name.slice(0, Math.max(0, name.lastIndexOf('-'))));
}
