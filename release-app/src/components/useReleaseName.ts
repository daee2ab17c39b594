import type { ReleaseRow } from '@tracking-console/contract/releases/releases';
import { useTimeFormat } from '@tracking-console/ui/later';
import { versionsIn } from './versionsIn.ts';

/** Names releases by when they were made and what is in them, because an id is not readable. */
export function useReleaseName() {
  const timeOf = useTimeFormat();
  return ({ createTime, modules }: Pick<ReleaseRow, 'createTime' | 'modules'>) =>
    [timeOf(createTime), versionsIn(modules)].filter(Boolean).join(' · ');
}

/** Enough of an id to know a release by, where two have one name. */
export const shortId = (id: string) => id.slice(0, 12);
