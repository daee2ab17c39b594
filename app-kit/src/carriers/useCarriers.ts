import { createSelector } from '@reduxjs/toolkit';
import { type State, selectCarriers, selectEmbedded } from '@tracking-console/platform';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useLanguage } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';

export type CarrierNames = (key: number) => string;

/**
 * A carrier's name in the customer's language; empty while the provider's list is on its way, and in server markup until the
 * application has hydrated it.
 */
export function useCarrierNames(): CarrierNames {
  const t = useKitText();
  const language = useLanguage();
  const names = useSelector((state: State) => selectNames(state, language));
  const pending = useSelector((state: State) => selectEmbedded(state).carriersStatus === 'loading');
  const hydrated = useSyncExternalStore(never, inBrowser, onServer);
  return useCallback(
    (key: number) => {
      if (!hydrated || key === 0) return '';
      return names.get(key) ?? (pending ? '' : t('carrier.unlisted', { key }));
    },
    [hydrated, names, pending, t],
  );
}

/** All carriers, to choose one from: by name in the customer's language. */
export function useCarrierOptions(): { value: string; label: string }[] {
  const language = useLanguage();
  const names = useSelector((state: State) => selectNames(state, language));
  return useMemo(
    () =>
      [...names]
        .map(([key, label]) => ({ value: String(key), label }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [names, language],
  );
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Made once for all callers: there are thousands of carriers, and each row of a list needs a name. */
const selectNames = createSelector(
  [selectCarriers, (_state: State, language: string) => language],
  (carriers, language) =>
    new Map(carriers.map(({ key, name, names: translated }) => [key, translated?.[language] ?? name])),
);
