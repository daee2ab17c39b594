import { Loading, loader, PartBoundary, useLoaded } from '@tracking-console/ui';
import type { ImportPanelProps } from './ImportPanel.tsx';

const importPanel = loader(async () => (await import('./ImportPanel.tsx')).ImportPanel);

/** A whole file of numbers, of any length. It is read and added in the background. */
export function FilePanel(props: ImportPanelProps) {
  return (
    <PartBoundary>
      <LoadedPanel {...props} />
    </PartBoundary>
  );
}

function LoadedPanel(props: ImportPanelProps) {
  const Panel = useLoaded(importPanel);
  return Panel ? <Panel {...props} /> : <Loading />;
}
