import { type State, selectCarriers, selectEmbedded } from '@tracking-console/platform';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useConsole } from '../../console.ts';
import { useText } from '../../useText.ts';

/** A carrier's name in the customer's language; empty while the provider's list is on its way. */
export function useCarrierNames(): (key: number) => string {
  const say = useText();
  const { language } = useConsole().platform.i18n;
  const carriers = useSelector(selectCarriers);
  const pending = useSelector((state: State) => selectEmbedded(state).carriersStatus === 'loading');
  const names = useMemo(
    () => new Map(carriers.map(({ key, name, names: translated }) => [key, translated?.[language] ?? name])),
    [carriers, language],
  );
  return useCallback(
    (key: number) => names.get(key) ?? (pending ? '' : say('shipments.carrier.unlisted', { key })),
    [names, pending, say],
  );
}
