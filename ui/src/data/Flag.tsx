import { useLanguage } from '../root/RootContext.ts';
import styles from './Flag.module.css';

/** A country as its code, which every device can draw, with its name on pointing and for screen readers. */
export function Flag({ country }: { country: string }) {
  const code = country.toUpperCase();
  const name = countryName(code, useLanguage());
  return (
    <abbr title={name} className={styles.flag}>
      {code}
    </abbr>
  );
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    // Carriers send codes that are no regions.
    return code;
  }
}
