import '@formatjs/intl-datetimeformat/locale-data/mk.js';
import '@formatjs/intl-displaynames/locale-data/mk.js';
import '@formatjs/intl-numberformat/locale-data/mk.js';
import '@formatjs/intl-relativetimeformat/locale-data/mk.js';

export { teachIntl } from './teachIntl.ts';
