import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';
import type { i18n as I18n } from 'i18next';

/** A module's own English, in a file of its own beside its code. */
export type LoadEnglish = () => Promise<{ default: Record<string, string> }>;
/** Registers where a module's English is, in case the bundle of all of them fails. */
export type AddEnglish = (namespace: string, load: LoadEnglish) => void;

/** The modules' own English replaces an English bundle that cannot be fetched; nothing is fetched before that. */
export function createSpareEnglish(i18n: I18n, isMissing: (language: string) => boolean): AddEnglish {
  const spares = new Map<string, LoadEnglish>();

  async function bring([namespace, load]: [string, LoadEnglish]) {
    spares.delete(namespace);
    const texts = await load().catch(() => undefined); // the static host is down; the bundle is fetched again
    if (!texts || !isMissing(DEFAULT_LANGUAGE)) return;
    i18n.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts.default);
    // Subscribed components render again.
    await i18n.changeLanguage(i18n.language);
  }

  i18n.on('failedLoading', (language) => {
    if (language === DEFAULT_LANGUAGE) for (const spare of [...spares]) void bring(spare);
  });
  return (namespace, load) => {
    spares.set(namespace, load);
    if (isMissing(DEFAULT_LANGUAGE)) void bring([namespace, load]);
  };
}
