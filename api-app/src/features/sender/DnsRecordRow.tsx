import type { DnsRecord } from '@tracking-console/contract/notifications/senderDomain';
import type { DnsRecordState } from '@tracking-console/contract/notifications/templateConstants';
import { CopyButton, StatusBadge } from '@tracking-console/ui';
import type { Hue } from '@tracking-console/ui/later';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import styles from './sender.module.css';

const TONES: Record<Exclude<DnsRecordState, 'unchecked'>, Hue> = { found: 'green', missing: 'amber', wrong: 'red' };

/** A TXT record to publish, and what DNS has there now. */
export function DnsRecordRow({ record: { Kind, Host, Value, State, Found } }: { record: DnsRecord }) {
  const t = useText();
  const rows = [
    { title: t('shipments.column.remark'), text: Host, isCopied: true },
    { title: t('webhooks.headers.value'), text: Value, isCopied: true },
    ...(State === 'wrong' ? [{ title: t('consumer.record.found'), text: Found, isCopied: false }] : []),
  ];
  return (
    <li className={styles.record} aria-label={Kind}>
      <div className={styles.line}>
        <strong>{Kind}</strong>
        {State !== 'unchecked' && <StatusBadge tone={TONES[State]}>{t(`consumer.record.${State}`)}</StatusBadge>}
      </div>
      <dl className={styles.facts}>
        {rows.map(({ title, text, isCopied }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <code>{text}</code>
              {isCopied && <CopyButton value={text} label={`${Kind}, ${title}`} />}
            </dd>
          </div>
        ))}
      </dl>
      {Kind === 'SPF' && State === 'wrong' && <p className={formStyles.hint}>{t('consumer.record.oneSpf')}</p>}
    </li>
  );
}
