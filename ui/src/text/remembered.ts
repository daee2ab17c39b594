/**
 * Caches texts without values, per language: looking one up costs more than rendering it. It still has the namespace, which
 * <Trans> needs.
 * @param t i18next's function; a new one whenever the texts change
 */
export function remembered<Texts extends object>(t: Texts): Texts {
  const translate = t as (key: string, values?: object) => string; // i18next's types accept each namespace's own keys alone
  const known: Record<string, string> = {};
  const cached = (key: string, values?: object) => {
    if (values) return translate(key, values);
    known[key] ??= translate(key);
    return known[key];
  };
  return Object.assign(cached, t);
}
