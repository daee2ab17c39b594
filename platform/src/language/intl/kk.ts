import '@formatjs/intl-datetimeformat/locale-data/kk.js';
import '@formatjs/intl-displaynames/locale-data/kk.js';
import '@formatjs/intl-numberformat/locale-data/kk.js';
import '@formatjs/intl-relativetimeformat/locale-data/kk.js';

export { teachIntl } from './teachIntl.ts';
