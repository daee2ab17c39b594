import { IdlePart, usePlatform } from '@tracking-console/app-kit';
import { loader } from '@tracking-console/ui';

const awayNotice = loader(async () =>
  import('./AwayNotice.tsx').then(
    (part) => part.AwayNotice,
    () => null, // the page works without it
  ),
);

/** Since when the source of tracking data has been away; nothing where the sandbox makes the journeys. */
export function SourceNotice() {
  const isSourced = usePlatform().configuration.source === 'carrier';
  return isSourced && <IdlePart load={awayNotice} />;
}
