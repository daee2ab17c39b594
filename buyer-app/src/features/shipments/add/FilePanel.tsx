import { Loading, loader, useLoaded } from '@tracking-console/ui';

const importPanel = loader(async () => (await import('../import/ImportPanel.tsx')).ImportPanel);

/** PG-2f: a whole file of numbers, of any length. It is read and added in the background. */
export function FilePanel({ onClose }: { onClose: () => void }) {
  const Panel = useLoaded(importPanel);
  return Panel ? <Panel onClose={onClose} /> : <Loading />;
}
