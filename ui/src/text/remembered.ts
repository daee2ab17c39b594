/**
 * Texts that look up once, in a language, what is said without values: a look-up costs more than rendering what asks for it. It
 * is of a namespace still, which <Trans> asks for.
 * @param t i18next's function, which is another whenever the texts are
 */
export function remembered<Texts extends object>(t: Texts): Texts {
  const say = t as (key: string, values?: object) => string; // i18next's types accept each namespace's own keys alone
  const known: Record<string, string> = {};
  const saying = (key: string, values?: object) => {
    if (values) return say(key, values);
    known[key] ??= say(key);
    return known[key];
  };
  return Object.assign(saying, t);
}
