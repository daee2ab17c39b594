import '@formatjs/intl-datetimeformat/locale-data/sq.js';
import '@formatjs/intl-displaynames/locale-data/sq.js';
import '@formatjs/intl-numberformat/locale-data/sq.js';
import '@formatjs/intl-relativetimeformat/locale-data/sq.js';

export { teachIntl } from './teachIntl.ts';
