import { createApplication } from '@tracking-console/app-kit';
import { definition } from './definition.ts';
import { pageFiles } from './pageFiles.ts';

export { requires } from '@tracking-console/app-kit';

export const { bootstrap, mount, unmount } = createApplication({ ...definition, pages: pageFiles });
