import { useLanguage, useMounted } from '@tracking-console/app-kit';
import { Card, EmptyState, icons, LinkButton } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useText } from '../../useText.ts';
import { orderNumber } from './orderNumber.ts';
import styles from './payResult.module.css';

/**
 * Where a payment provider sends the customer back to. The address is not trusted: an order counts when our records
 * hold it, and so far there are none that a payment could belong to.
 */
export function PayResult() {
  const { platform } = useMounted();
  const t = useText();
  const language = useLanguage();
  const { brand } = platform.configuration;
  const order = orderNumber(location.search);
  // Without the shell the page has no other title.
  useEffect(() => {
    document.title = `${t('pay.title')} · ${brand}`;
    document.documentElement.lang = language;
  }, [t, language, brand]);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.title}>{t('pay.title')}</h1>
      <Card>
        <EmptyState
          kind="noMatch"
          title={order ? t('pay.unknown.title', { order }) : t('pay.missing.title')}
          text={t('pay.unknown.text')}
          actions={
            <LinkButton kind="primary" href="/" icon={<icons.ArrowLeft size={16} />}>
              {t('pay.back')}
            </LinkButton>
          }
        />
      </Card>
    </div>
  );
}
