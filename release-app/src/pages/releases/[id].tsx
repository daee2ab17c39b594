import { paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { useParams } from 'react-router-dom';
import { ReleasePage } from '../../features/releases/ReleasePage.tsx';
import { shortId } from '../../parts/ReleaseName.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  return (
    <Page
      key={id}
      title={t('release.title', { id: shortId(id) })}
      actions={<LinkButton href={paths.release.compose({ base: id })}>{t('release.compose')}</LinkButton>}
    >
      <ReleasePage id={id} />
    </Page>
  );
}
