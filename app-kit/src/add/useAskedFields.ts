import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import type { RequiredField } from '@tracking-console/contract/shipments/carriers';
import { selectCarriers } from '@tracking-console/platform';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';

type AskedFields = (carrier: number | null, detected: DetectedNumber | undefined) => readonly RequiredField[];

/** The fields that the chosen carrier, or else the likeliest one, requires beside the number. */
export function useAskedFields(): AskedFields {
  const carriers = useSelector(selectCarriers);
  const listed = useMemo(
    () => new Map(carriers.flatMap(({ key, requiredFields }) => (requiredFields ? [[key, requiredFields]] : []))),
    [carriers],
  );
  return useCallback(
    (carrier, detected) =>
      carrier === null ? (detected?.Carriers[0]?.RequiredFields ?? NONE) : (listed.get(carrier) ?? NONE),
    [listed],
  );
}

const NONE: readonly RequiredField[] = [];
