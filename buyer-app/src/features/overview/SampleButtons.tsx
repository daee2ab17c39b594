import { usePlatform } from '@tracking-console/app-kit';
import { Button } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import { ACTIVE_LIST } from '../../model/lists/listQuery.ts';
import { useGetShipmentsQuery } from '../../model/shipments/shipmentsApi.ts';
import { useDeleteShipmentsMutation } from '../../model/shipments/shipmentWrites.ts';
import { useText } from '../../useText.ts';

/** A postal number whose check digit is right; the sandbox lets it travel, and no real carrier has it. */
const SAMPLE = 'RB123456785CN';
const SAMPLES = { ...ACTIVE_LIST, search: SAMPLE };

interface SampleButtonsProps {
  tracksSome: boolean;
  onTry: (number: string) => void;
}

/** A shipment to try things with, and the way to be rid of it again. */
export function SampleButtons({ tracksSome, onTry }: SampleButtonsProps) {
  const t = useText();
  const { data } = useGetShipmentsQuery(SAMPLES, { skip: !tracksSome });
  const [remove, { isLoading }] = useDeleteShipmentsMutation();
  const ids = data?.shipments.filter(({ number }) => number === SAMPLE).map(({ id }) => id) ?? [];
  // The server renders without the deployment's configuration, and the first render has to be the same.
  const { configuration } = usePlatform();
  const [isOffered, setOffered] = useState(true);
  useEffect(() => setOffered(configuration.source === 'sandbox'), [configuration]);
  if (!tracksSome && !isOffered) return null;
  if (!tracksSome) return <Button onClick={() => onTry(SAMPLE)}>{t('dashboard.start.sample')}</Button>;
  return (
    ids.length > 0 && (
      <Button loading={isLoading} onClick={() => remove(ids)}>
        {t('dashboard.start.removeSample')}
      </Button>
    )
  );
}
