import { CopyButton, icons, PageHeader, TextLink } from '@tracking-console/ui';
import { usePageHeading } from '../../../usePageHeading.ts';
import { useText } from '../../../useText.ts';
import { SandboxBadge } from '../SandboxBadge.tsx';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { ShipmentWithJourney } from '../shipmentsApi.ts';
import { CarrierCards } from './CarrierCards.tsx';
import { DetailActions } from './DetailActions.tsx';
import { FactsCard } from './FactsCard.tsx';
import { JourneyCard } from './JourneyCard.tsx';
import { MilestonesCard } from './MilestonesCard.tsx';
import styles from './ShipmentDetail.module.css';
import { StandingNotes } from './StandingNotes.tsx';

interface ShipmentDetailProps {
  shipment: ShipmentWithJourney;
  /** The list the customer came from. */
  listHref: string;
}

/** PG-2e */
export function ShipmentDetail({ shipment, listHref }: ShipmentDetailProps) {
  const say = useText();
  const { number, isSandbox, isArchived } = shipment;
  return (
    <div className={styles.page}>
      <div>
        <TextLink href={listHref} className={styles.back ?? ''}>
          <icons.ArrowLeft size={14} aria-hidden="true" />
          {say(isArchived ? 'shipments.detail.backToArchive' : 'shipments.detail.back')}
        </TextLink>
        <PageHeader
          title={<span className={styles.number}>{number}</span>}
          headingRef={usePageHeading()}
          badge={
            <span className={styles.badges}>
              <CopyButton value={number} label={say('shipments.number', { number })} />
              <ShipmentStatus {...shipment} />
              {isSandbox && <SandboxBadge />}
            </span>
          }
          actions={<DetailActions shipment={shipment} listHref={listHref} />}
        />
      </div>
      <StandingNotes shipment={shipment} />
      <MilestonesCard milestones={shipment.journey.milestone} />
      <div className={styles.columns}>
        <JourneyCard legs={shipment.journey.tracking.providers} />
        <div className={styles.side}>
          <FactsCard shipment={shipment} />
          <CarrierCards legs={shipment.journey.tracking.providers} />
        </div>
      </div>
    </div>
  );
}
