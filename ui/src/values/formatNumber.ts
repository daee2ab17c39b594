import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const formats = keptFormats((language: string) => new Intl.NumberFormat(intlTag(language)));

/** "1,234" the way of the language. */
export const formatNumber = (value: number, language: string) => formats(language).format(value);
