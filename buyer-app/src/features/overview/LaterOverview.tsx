import { useApplication, useLanguage } from '@tracking-console/app-kit';
import { whenIdle } from '@tracking-console/platform';
import { CrashBoundary, loader, useLoaded } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import styles from './LaterOverview.module.css';

const further = loader(async () => (await import('./FurtherOverview.tsx')).FurtherOverview);

/** Reserves the room below the first screen; the content is fetched after the first screen, when the page is idle. */
export function LaterOverview({ wanted }: { wanted: boolean }) {
  const { reportBug } = useApplication().platform;
  return (
    <div className={styles.room}>
      <CrashBoundary language={useLanguage()} onError={reportBug}>
        <Further wanted={wanted} />
      </CrashBoundary>
    </div>
  );
}

function Further({ wanted }: { wanted: boolean }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  const Loaded = useLoaded(further, wanted && idle);
  return Loaded && <Loaded />;
}
