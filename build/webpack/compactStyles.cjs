const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const STRINGS = new RegExp(`(${STRING})`);
const COMMENTS = new RegExp(String.raw`/\*[\s\S]*?\*/|(${STRING})`, 'g');

/** A style sheet without what only people read. Strings stay as they are. */
function compactStyles(text) {
  return text
    .replace(COMMENTS, (_found, string) => string ?? '')
    .split(STRINGS)
    .map((part, index) => (index % 2 === 1 ? part : compact(part)))
    .join('')
    .trim();
}

// Spaces around combinators, operators and brackets may mean something: they stay.
const compact = (rules) =>
  rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replaceAll(';}', '}');

module.exports = { compactStyles };
