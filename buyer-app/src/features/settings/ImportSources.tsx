import { paths } from '@tracking-console/platform';
import { Card, TextLink } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import styles from './fields.module.css';

/** Where shipments can come from; `remembered`: how files were read. */
export function ImportSources({ remembered }: { remembered: ReactNode }) {
  const t = useText();
  return (
    <Card title={t('settings.import.title')}>
      <div className={styles.fields}>
        <p>
          {t('settings.import.file')} <TextLink href={paths.buyer.shipments()}>{t('tracking.open')}</TextLink>
        </p>
        <p>
          {t('settings.import.api')} <TextLink href={paths.api.authorizations()}>{t('keys.title')}</TextLink>
        </p>
        {remembered}
      </div>
    </Card>
  );
}
