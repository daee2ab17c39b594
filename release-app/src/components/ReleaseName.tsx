import { paths } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useListReleasesQuery } from '../model/releaseQueries.ts';
import { shortId, useReleaseName } from './useReleaseName.ts';

/** A release by its name, which links to its page. One too old to be listed is shown by its id. */
export function ReleaseName({ id }: { id: string }) {
  const nameOf = useReleaseName();
  const release = useListReleasesQuery(undefined, {
    selectFromResult: ({ data }) => ({ row: data?.find((row) => row.id === id) }),
  }).row;
  return (
    <TextLink href={paths.release.release(id)} title={id}>
      {release ? nameOf(release) : shortId(id)}
    </TextLink>
  );
}
