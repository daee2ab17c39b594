import { CopyButton } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import parts from './parts.module.css';
import { shortId } from './useReleaseName.ts';

/** A release's name on the command line. Copied whole. */
export function ReleaseIdentifier({ id, whole = false }: { id: string; whole?: boolean }) {
  const t = useText();
  return (
    <span className={parts.identifier}>
      <code className={whole ? parts.code : parts.id}>{whole ? id : shortId(id)}</code>
      <CopyButton value={id} label={t('release.id')} />
    </span>
  );
}
