import { createSelector } from '@reduxjs/toolkit';
import { type State, selectCarriers, selectEmbedded } from '@tracking-console/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useConsole } from '../../console.ts';
import { useText } from '../../useText.ts';

export type CarrierNames = (key: number) => string;

/**
 * A carrier's name in the customer's language; empty while the provider's list is on its way, and in a page the server has
 * drawn until the console has taken it over.
 */
export function useCarrierNames(): CarrierNames {
  const say = useText();
  const { language } = useConsole().platform.i18n;
  const names = useSelector((state: State) => selectNames(state, language));
  const pending = useSelector((state: State) => selectEmbedded(state).carriersStatus === 'loading');
  const own = useSyncExternalStore(never, ours, theirs);
  return useCallback(
    (key: number) => {
      if (!own) return '';
      return names.get(key) ?? (pending ? '' : say('shipments.carrier.unlisted', { key }));
    },
    [own, names, pending, say],
  );
}

const never = () => () => {};
const ours = () => true;
const theirs = () => false;

/** Made once for all that ask: there are thousands of carriers, and each row of a list asks. */
const selectNames = createSelector(
  [selectCarriers, (_state: State, language: string) => language],
  (carriers, language) =>
    new Map(carriers.map(({ key, name, names: translated }) => [key, translated?.[language] ?? name])),
);
