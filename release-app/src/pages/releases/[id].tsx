import { paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { useParams } from 'react-router-dom';
import { shortId, useReleaseName } from '../../components/useReleaseName.ts';
import { ReleasePage } from '../../features/releases/ReleasePage.tsx';
import { useReadReleaseQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const nameOf = useReleaseName();
  const { data: release } = useReadReleaseQuery(id);
  return (
    <Page
      key={id}
      title={t('release.title', { name: release ? nameOf(release) : shortId(id) })}
      actions={<LinkButton href={paths.release.compose({ base: id })}>{t('release.compose')}</LinkButton>}
    >
      <ReleasePage id={id} />
    </Page>
  );
}
