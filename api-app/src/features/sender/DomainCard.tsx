import { useKitText } from '@tracking-console/app-kit';
import type { SenderDomain } from '@tracking-console/contract/notifications/senderDomain';
import { Banner, Button, Card, RelativeTime, Skeleton, StatusBadge } from '@tracking-console/ui';
import { ConfirmDialog, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import { DnsRecordRow } from './DnsRecordRow.tsx';
import { DomainForm } from './DomainForm.tsx';
import { useCheckDomainMutation, useDeleteDomainMutation, useGetDomainQuery } from './domainQueries.ts';
import styles from './sender.module.css';
import { useDomainRefusal } from './useDomainRefusal.ts';

/** The domain mails come from, and the DNS records that allow it. */
export function DomainCard() {
  const t = useText();
  const kit = useKitText();
  const { data, isError, refetch } = useGetDomainQuery();
  return (
    <Card title={t('consumer.domain')}>
      {data ? (
        data.Domain ? (
          <OwnDomain domain={data.Domain} defaultAddress={data.DefaultAddress} />
        ) : (
          <DomainForm defaultAddress={data.DefaultAddress} />
        )
      ) : isError ? (
        <Banner
          kind="error"
          text={t('consumer.failed')}
          actions={<Button onClick={refetch}>{kit('action.retry')}</Button>}
        />
      ) : (
        <Skeleton kind="text" rows={3} />
      )}
    </Card>
  );
}

function OwnDomain({ domain, defaultAddress }: { domain: SenderDomain; defaultAddress: string }) {
  const t = useText();
  const refusalOf = useDomainRefusal();
  const [check, { isLoading, error }] = useCheckDomainMutation();
  const [isRemoving, setRemoving] = useState(false);
  const { Domain, Address, Records, CheckTime, VerifyTime, LostTime } = domain;
  const gone = Records.filter(({ State }) => State !== 'found').map(({ Kind }) => Kind);
  const about = { domain: Domain, address: defaultAddress, records: gone.join(', ') };
  return (
    <Stack>
      <div className={styles.line}>
        <strong className={styles.name}>{Domain}</strong>
        <StatusBadge tone={VerifyTime ? 'green' : LostTime ? 'red' : 'amber'}>
          {t(VerifyTime ? 'consumer.domain.verified' : LostTime ? 'consumer.domain.ended' : 'rules.address.waiting')}
        </StatusBadge>
        {CheckTime && (
          <span className={formStyles.hint}>
            <RelativeTime iso={CheckTime} />
          </span>
        )}
      </div>
      {VerifyTime && gone.length > 0 && <Banner kind="warning" text={t('consumer.domain.atRisk', about)} />}
      {LostTime ? (
        <Banner kind="warning" text={t('consumer.domain.lost', about)} />
      ) : (
        <p className={styles.text}>
          {VerifyTime ? t('consumer.domain.inUse', { address: Address }) : t('consumer.domain.pending', about)}
        </p>
      )}
      {error && 'kind' in error && <Banner kind="error" text={refusalOf(error, Domain)} />}
      <ul className={styles.records} aria-label={t('consumer.domain')}>
        {Records.map((record) => (
          <DnsRecordRow key={record.Kind} record={record} />
        ))}
      </ul>
      <div className={styles.line}>
        <Button {...(!VerifyTime && { kind: 'primary' })} loading={isLoading} onClick={() => check()}>
          {t('consumer.domain.check')}
        </Button>
        <Button onClick={() => setRemoving(true)}>{t('consumer.domain.remove')}</Button>
      </div>
      {isRemoving && (
        <RemoveDialog domain={Domain} defaultAddress={defaultAddress} onClose={() => setRemoving(false)} />
      )}
    </Stack>
  );
}

interface RemoveDialogProps {
  domain: string;
  defaultAddress: string;
  onClose: () => void;
}

function RemoveDialog({ domain, defaultAddress, onClose }: RemoveDialogProps) {
  const t = useText();
  const [remove] = useDeleteDomainMutation();
  return (
    <ConfirmDialog
      title={t('consumer.domain.remove')}
      action={t('consumer.domain.remove')}
      onConfirm={async () => !(await remove()).error}
      onClose={onClose}
    >
      <p>{t('consumer.domain.remove.text', { domain, address: defaultAddress })}</p>
    </ConfirmDialog>
  );
}
