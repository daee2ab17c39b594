import { useSharedText } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { icons, LinkButton, Page } from '@tracking-console/ui';
import { ReleaseList } from '../../features/releases/ReleaseList.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  const shared = useSharedText();
  return (
    <Page
      title={t('menu.release.releases')}
      description={t('releases.text')}
      actions={
        <LinkButton kind="primary" icon={<icons.Plus size={16} />} href={paths.release.compose()}>
          {shared('menu.release.compose')}
        </LinkButton>
      }
    >
      <ReleaseList />
    </Page>
  );
}
