import { IdlePart, usePlatform } from '@tracking-console/app-kit';
import { loader } from '@tracking-console/ui';

const awayNotice = loader(async () =>
  import('./AwayNotice.tsx').then(
    (part) => part.AwayNotice,
    () => null, // the page is whole without it
  ),
);

/** Since when the source of tracking data has been away; nothing where the sandbox makes the journeys. */
export function SourceNotice() {
  // Rendered by the server, a page has no configuration; the notice comes later either way.
  const isSourced = usePlatform().configuration?.source === 'carrier';
  return isSourced && <IdlePart load={awayNotice} />;
}
