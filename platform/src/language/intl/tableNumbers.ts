import type { IntlTable } from './intlTable.ts';

type Value = number | bigint | Intl.StringNumericLiteral;

const OF_THE_NUMBER = new Set(['integer', 'group', 'decimal', 'fraction', 'nan', 'infinity']);
const SIGNS = new Set(['minusSign', 'plusSign']);

/** The browser rounds and groups, in English; the table has the separators and the text around a number. */
export function numbersOf(table: IntlTable, Browser: typeof Intl.NumberFormat) {
  return (locales: string, options: Intl.NumberFormatOptions = {}) => {
    const { style = 'decimal', unit, unitDisplay = 'short', ...others } = options;
    const patterns = table.amounts[style === 'unit' ? `${unit} ${unitDisplay}` : style];
    if (!patterns || options.notation || options.currencyDisplay || options.currencySign)
      return new Browser(locales, options);
    const { useGrouping } = table;
    const english = new Browser('en', { useGrouping, ...(style === 'unit' ? others : options) });
    const plurals = new Intl.PluralRules(table.pluralsLike, digitsOf(options));
    const symbol = table.symbols[options.currency ?? ''] ?? options.currency ?? '';

    function formatToParts(value: Value) {
      const parts = english.formatToParts(value);
      const number = parts
        .filter(({ type }) => OF_THE_NUMBER.has(type))
        .map(({ type, value: text }) => ({ type: String(type), value: table.separators[type] ?? text }));
      const sign = parts.filter(({ type }) => SIGNS.has(type));
      const pattern = patterns?.[plurals.select(Math.abs(Number(value)))] ?? patterns?.other ?? '{0}';
      const [before = '', after = ''] = pattern.replace('¤', () => symbol).split('{0}');
      const literal = (text: string) => (text === '' ? [] : [{ type: 'literal', value: text }]);
      return [...sign, ...literal(before), ...number, ...literal(after)];
    }
    return {
      formatToParts,
      format: (value: Value) =>
        formatToParts(value)
          .map((part) => part.value)
          .join(''),
      resolvedOptions: () => ({ ...english.resolvedOptions(), locale: locales }),
    };
  };
}

function digitsOf({ minimumFractionDigits, maximumFractionDigits }: Intl.NumberFormatOptions) {
  return {
    ...(minimumFractionDigits !== undefined && { minimumFractionDigits }),
    ...(maximumFractionDigits !== undefined && { maximumFractionDigits }),
  };
}
