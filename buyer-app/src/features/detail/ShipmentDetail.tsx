import { icons, PageHeader, TextLink, usePageHeading } from '@tracking-console/ui';
import { type ReactNode, useState } from 'react';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';
import { CarrierCards } from './CarrierCards.tsx';
import { DetailActions } from './DetailActions.tsx';
import { type DetailDialog, DetailDialogs } from './DetailDialogs.tsx';
import { FactsCard } from './FactsCard.tsx';
import { Neighbours } from './Neighbours.tsx';
import { NotFoundCard } from './NotFoundCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './ShipmentDetail.module.css';
import { HeaderBadges, Standing } from './Standing.tsx';
import { StandingNotes } from './StandingNotes.tsx';

interface ShipmentDetailProps {
  shipment: ShipmentWithJourney;
  /** The list the customer came from. */
  listHref: string;
  milestones: ReactNode;
  /** Where it has been. */
  journey: ReactNode;
  /** The notifications sent for it. */
  notifications: ReactNode;
}

export function ShipmentDetail({ shipment, listHref, milestones, journey, notifications }: ShipmentDetailProps) {
  const t = useText();
  const { id, number, remark, status, isArchived } = shipment;
  const [dialog, setDialog] = useState<DetailDialog | null>(null);
  const changeCarrier = () => setDialog('carrier');
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.way}>
          <TextLink href={listHref} className={styles.back ?? ''}>
            <icons.ArrowLeft size={14} aria-hidden="true" />
            {t(isArchived ? 'shipments.detail.backToArchive' : 'shipments.detail.back')}
          </TextLink>
          <Neighbours id={id} isArchived={isArchived} />
        </div>
        <PageHeader
          title={remark || <span className={styles.number}>{number}</span>}
          headingRef={usePageHeading()}
          badge={<HeaderBadges shipment={shipment} />}
          description={<Standing shipment={shipment} />}
          actions={<DetailActions shipment={shipment} listHref={listHref} onOpen={setDialog} />}
        />
      </div>
      <StandingNotes shipment={shipment} />
      {status === 'NotFound' && <NotFoundCard shipment={shipment} onChangeCarrier={changeCarrier} />}
      {milestones}
      <div className={styles.columns}>
        <div className={styles.main}>{journey}</div>
        <div className={styles.side}>
          <FactsCard shipment={shipment} />
          <CarrierCards shipment={shipment} onChange={changeCarrier} />
          <div className={styles.screenOnly}>
            <OrderCard id={id} />
          </div>
          <div className={styles.screenOnly}>{notifications}</div>
        </div>
      </div>
      <DetailDialogs open={dialog} shipment={shipment} onClose={() => setDialog(null)} />
    </div>
  );
}
