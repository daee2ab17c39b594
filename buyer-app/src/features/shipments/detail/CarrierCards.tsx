import type { ProviderLeg } from '@tracking-console/contract/tracking';
import { Card, Flag, KeyValueList, RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import { useCarrierNames } from '../useCarrierNames.ts';
import styles from './CarrierCards.module.css';

/** Who carries the shipment, leg by leg: how to reach them, and whether they answered. */
export function CarrierCards({ legs }: { legs: readonly ProviderLeg[] }) {
  return legs.map((leg) => <CarrierCard key={`${leg.provider.key}-${leg.events_hash}`} leg={leg} />);
}

function CarrierCard({ leg }: { leg: ProviderLeg }) {
  const say = useText();
  const nameOf = useCarrierNames();
  const { provider, service_type, latest_sync_status, latest_sync_time, provider_tips } = leg;
  const answered = latest_sync_status === 'Success';
  return (
    <Card
      title={
        <span className={styles.title}>
          {nameOf(provider.key) || provider.name} {provider.country && <Flag country={provider.country} />}
        </span>
      }
    >
      <KeyValueList
        items={[
          {
            key: 'sync',
            label: say('shipments.carrier.sync'),
            value: (
              <span className={styles.sync}>
                <StatusBadge tone={answered ? 'green' : 'amber'}>
                  {say(answered ? 'shipments.carrier.answered' : 'shipments.carrier.silent')}
                </StatusBadge>
                <RelativeTime iso={latest_sync_time} />
              </span>
            ),
          },
          { key: 'service', label: say('shipments.fact.service'), value: service_type },
          {
            key: 'phone',
            label: say('shipments.carrier.phone'),
            value: provider.tel && (
              <TextLink href={`tel:${provider.tel.replace(/[^+\d]/g, '')}`}>{provider.tel}</TextLink>
            ),
          },
          {
            key: 'site',
            label: say('shipments.carrier.site'),
            value: isWebAddress(provider.homepage) ? (
              <TextLink href={provider.homepage} external>
                {new URL(provider.homepage).host}
              </TextLink>
            ) : null,
          },
        ]}
      />
      {provider_tips && <p className={styles.tips}>{provider_tips}</p>}
    </Card>
  );
}

/** Addresses come from the provider's list; only web pages become links. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);
