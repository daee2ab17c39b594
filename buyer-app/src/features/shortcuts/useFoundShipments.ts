import { useEffect, useState } from 'react';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const NONE: readonly Shipment[] = [];
/** Milliseconds after the last key before the search is sent. */
const TYPING_PAUSE_MS = 200;
const MIN_LENGTH = 3;

/** Shipments for what is being typed. The newest text wins: the request before it is aborted. */
export function useFoundShipments(typed: string): readonly Shipment[] {
  const [find] = shipmentsApi.useLazyFindShipmentsQuery();
  const text = typed.trim();
  const [found, setFound] = useState({ text: '', shipments: NONE });
  useEffect(() => {
    if (text.length < MIN_LENGTH) return;
    let abort: (() => void) | undefined;
    const timer = setTimeout(() => {
      const finding = find(text);
      abort = () => finding.abort();
      void finding.then(({ data }) => data && setFound({ text, shipments: data }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort?.();
    };
  }, [find, text]);
  return found.text === text ? found.shipments : NONE;
}
