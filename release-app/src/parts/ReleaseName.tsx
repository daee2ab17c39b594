import { paths } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useListReleasesQuery } from '../queries/releaseQueries.ts';
import { shortId, useReleaseName } from './useReleaseName.ts';

/** A release by its name, which leads to its page. One so old that it is not listed any more has its id alone. */
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
