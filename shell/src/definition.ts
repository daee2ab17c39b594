import type { ParcelDefinition } from '@tracking-console/app-kit';
import { Frame } from './Frame.tsx';

export const definition: ParcelDefinition = {
  name: 'shell',
  english: () => import('./locales/en.json'),
  Component: Frame,
};
