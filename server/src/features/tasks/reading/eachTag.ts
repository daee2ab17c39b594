import { Parser } from 'saxen';

/** Attributes by their names without a prefix. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Calls back for the tags of these names in an XML text; prefixes of names are ignored.
 *
 * @throws if it is not XML
 */
export function eachTag(
  xml: string,
  names: readonly string[],
  onTag: (name: string, attributes: Attributes) => void,
): void {
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes, decode) => {
    const own = withoutPrefix(name);
    if (!names.includes(own)) return;
    const given = Object.entries(attributes()).map(([key, value]) => [withoutPrefix(key), decode(value)]);
    onTag(own, Object.fromEntries(given));
  });
  parser.parse(xml);
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
