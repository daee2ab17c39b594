/**
 * Makes each formatter once: making one costs far more than using it, and a table has hundreds of cells. They are made
 * again when Intl has learned a language since.
 */
export function keptFormats<Settings extends readonly unknown[], Format>(make: (...settings: Settings) => Format) {
  const formats = new Map<string, Format>();
  let intl = Intl.DateTimeFormat;
  return (...settings: Settings): Format => {
    if (intl !== Intl.DateTimeFormat) formats.clear();
    intl = Intl.DateTimeFormat;
    const key = settings.join(' ');
    const format = formats.get(key) ?? make(...settings);
    formats.set(key, format);
    return format;
  };
}
