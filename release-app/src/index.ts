import { createApplication } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { ReleaseFrame } from './layouts/ReleaseFrame.tsx';
import { releaseApi } from './model/releaseApi.ts';
import { pageFiles } from './pageFiles.ts';

export { requires } from '@tracking-console/app-kit';

const { release } = paths;

export const { bootstrap, mount, unmount } = createApplication({
  name: 'release-app',
  english: () => import('./locales/en.json'),
  pages: pageFiles,
  // A user who may only override sees only the page of overrides.
  hasPage: (path, { platform }) => platform.configuration.rights.release || path === 'overrides',
  redirects: ({ platform }) => ({
    '': platform.configuration.rights.release ? release.channels() : release.overrides(),
  }),
  features: [{ api: releaseApi }],
  Frame: ReleaseFrame,
});
