import { PageFrame } from '@tracking-console/app-kit';
import type { ReactNode } from 'react';
import { SectionLinks } from './SectionLinks.tsx';

/** Every page, below the links between them. */
export function ReleaseFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <SectionLinks />
      {children}
    </PageFrame>
  );
}
