import { useLanguage } from '../root/RootContext.ts';
import { regionName } from '../values/regionName.ts';
import styles from './Flag.module.css';

/** A country as its code, which every device can render, with its name on pointing and for screen readers. */
export function Flag({ country }: { country: string }) {
  const language = useLanguage();
  return (
    <abbr title={regionName(country, language)} className={styles.flag}>
      {country.toUpperCase()}
    </abbr>
  );
}
