import { paths } from '@tracking-console/platform';
import { Card, TextLink } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import styles from './fields.module.css';

/** PG-7: where shipments can come from; `remembered`: how files were read. */
export function ImportSources({ remembered }: { remembered: ReactNode }) {
  const say = useText();
  return (
    <Card title={say('settings.import.title')}>
      <div className={styles.fields}>
        <p>
          {say('settings.import.file')}{' '}
          <TextLink href={paths.buyer.shipments()}>{say('settings.import.fileLink')}</TextLink>
        </p>
        <p>
          {say('settings.import.api')}{' '}
          <TextLink href={paths.api.authorizations()}>{say('settings.import.apiLink')}</TextLink>
        </p>
        {remembered}
      </div>
    </Card>
  );
}
