import { useCarrierNames } from '@tracking-console/app-kit';
import type { ProviderLeg } from '@tracking-console/contract/api/trackInfo';
import { selectCarriers } from '@tracking-console/platform';
import { Button, Card, KeyValueList, RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { Flag, icons } from '@tracking-console/ui/later';
import { useSelector } from 'react-redux';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';
import styles from './CarrierCards.module.css';

interface CarrierCardsProps {
  shipment: ShipmentWithJourney;
  onChange: () => void;
}

/** Who carries the shipment, leg by leg: how to reach them, and whether they answered. */
export function CarrierCards({ shipment, onChange }: CarrierCardsProps) {
  const t = useText();
  const { carriers, journey, status, isArchived, isStopped, isBeingAsked, trackingPages } = shipment;
  const legs = journey.tracking.providers;
  const silent = carriers.filter((key) => legs.every(({ provider }) => provider.key !== key));
  // For a shipment that was not found the reasons' card has the button.
  const canChange = !isArchived && !isStopped && status !== 'NotFound';
  return (
    <>
      {legs.map((leg) => (
        <CarrierCard key={`${leg.provider.key}-${leg.events_hash}`} leg={leg} page={trackingPages[leg.provider.key]} />
      ))}
      {silent.map((key) => (
        <SilentCard key={key} carrier={key} isBeingAsked={isBeingAsked} page={trackingPages[key]} />
      ))}
      {canChange && (
        <Button className={styles.change} icon={<icons.Truck size={16} />} onClick={onChange}>
          {t('shipments.carrier.change')}
        </Button>
      )}
    </>
  );
}

interface SilentCardProps {
  carrier: number;
  isBeingAsked: boolean;
  page: string | undefined;
}

/** A carrier that has not answered with any event so far. */
function SilentCard({ carrier, isBeingAsked, page }: SilentCardProps) {
  const t = useText();
  const nameOf = useCarrierNames();
  const homepage = useSelector(selectCarriers).find(({ key }) => key === carrier)?.homepage ?? '';
  const nothing = (
    <StatusBadge tone="grey">{t(isBeingAsked ? 'shipments.carrier.asking' : 'shipments.carrier.nothing')}</StatusBadge>
  );
  return (
    <Card title={nameOf(carrier)}>
      <KeyValueList
        items={[
          { key: 'sync', label: t('shipments.carrier.state'), value: nothing },
          { key: 'site', label: t('company.website'), value: <Site page={page} homepage={homepage} /> },
        ]}
      />
    </Card>
  );
}

function CarrierCard({ leg, page }: { leg: ProviderLeg; page: string | undefined }) {
  const t = useText();
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
            label: t('shipments.carrier.sync'),
            value: (
              <span className={styles.sync}>
                <StatusBadge tone={answered ? 'green' : 'amber'}>
                  {t(answered ? 'shipments.carrier.answered' : 'shipments.carrier.silent')}
                </StatusBadge>
                <RelativeTime iso={latest_sync_time} />
              </span>
            ),
          },
          { key: 'service', label: t('shipments.fact.service'), value: service_type },
          {
            key: 'phone',
            label: t('shipments.carrier.phone'),
            value: provider.tel && (
              <TextLink href={`tel:${provider.tel.replace(/[^+\d]/g, '')}`}>{provider.tel}</TextLink>
            ),
          },
          {
            key: 'site',
            label: t('company.website'),
            value: <Site page={page} homepage={provider.homepage} />,
          },
        ]}
      />
      {provider_tips && <p className={styles.tips}>{provider_tips}</p>}
    </Card>
  );
}

interface SiteProps {
  /** The carrier's page for this shipment. */
  page: string | undefined;
  homepage: string;
}

function Site({ page, homepage }: SiteProps) {
  const t = useText();
  const address = page ?? homepage;
  if (!isWebAddress(address)) return '–';
  const site = new URL(address).host;
  return (
    <TextLink href={address} external>
      {page ? t('shipments.carrier.trackAt', { site }) : site}
    </TextLink>
  );
}

/** Addresses come from the provider's list; only web pages become links. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);
