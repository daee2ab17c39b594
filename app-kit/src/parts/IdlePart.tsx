import { whenQuiet } from '@tracking-console/platform';
import { type Loader, useLoaded } from '@tracking-console/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';

/** A part of every page that is loaded once the first screen is shown. null: it could not be loaded. */
export function IdlePart({ load }: { load: Loader<ComponentType | null> }) {
  const { platform } = useApplication();
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenQuiet(platform, () => setWanted(true)), [platform]);
  const Part = useLoaded(load, wanted);
  return wanted && Part ? <Part /> : null;
}
