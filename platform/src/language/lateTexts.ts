import type { i18n as I18n } from 'i18next';
import type { Texts } from './bundles.ts';

/** How long to wait before each attempt, in ms. The first one also catches texts that are merely slow. */
const RETRY_DELAYS_MS = [0, 5_000, 20_000, 60_000];

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Fetches texts again that failed or were late, at once when their language is chosen again, and shows them when they
 * arrive. Returns whether a language's texts are missing.
 */
export function bringLateTexts(i18n: I18n, bundle: (language: string) => Promise<Texts>, fallback: string) {
  const missing = new Set<string>();
  const attempts = new Map<string, symbol>();

  async function bring(language: string) {
    const attempt = Symbol(language);
    attempts.set(language, attempt);
    for (const duration of RETRY_DELAYS_MS) {
      await pause(duration);
      if (attempts.get(language) !== attempt) return;
      const texts = await bundle(language).catch(() => undefined);
      if (texts) return show(language, texts);
    }
  }

  function show(language: string, texts: Texts) {
    if (!missing.delete(language)) return;
    for (const [namespace, own] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, own);
    // Subscribed components render again.
    if ([i18n.language, fallback].includes(language)) void i18n.changeLanguage(i18n.language);
  }

  i18n.on('failedLoading', (language) => missing.add(language));
  i18n.on('languageChanged', (language) => {
    for (const wanted of new Set([language, fallback])) if (missing.has(wanted)) void bring(wanted);
  });
  return (language: string) => missing.has(language);
}
