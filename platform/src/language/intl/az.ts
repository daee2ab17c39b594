import '@formatjs/intl-datetimeformat/locale-data/az.js';
import '@formatjs/intl-displaynames/locale-data/az.js';
import '@formatjs/intl-numberformat/locale-data/az.js';
import '@formatjs/intl-relativetimeformat/locale-data/az.js';

export { teachIntl } from './teachIntl.ts';
