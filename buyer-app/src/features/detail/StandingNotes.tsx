import { Banner, Button } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useRetrackMutation } from '../../model/shipments/detailApi.ts';
import type { ShipmentWithJourney, Stop } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';

/** What a customer should know before reading the journey. */
export function StandingNotes({ shipment }: { shipment: ShipmentWithJourney }) {
  const t = useText();
  const { id, isArchived, stop } = shipment;
  return (
    <>
      {isArchived && <Banner kind="info" text={t('shipments.detail.archived')} />}
      {stop && <StoppedNote id={id} stop={stop} isArchived={isArchived} />}
    </>
  );
}

/** Why it is no longer followed, with the action to resume; or why it cannot be resumed. */
function StoppedNote({ id, stop, isArchived }: { id: string; stop: Stop; isArchived: boolean }) {
  const t = useText();
  const timeText = useTimeFormat();
  const [retrack, { isLoading }] = useRetrackMutation();
  return (
    <Banner
      kind="info"
      text={
        <>
          {t(`shipments.stopped.${stop.reason}`)}
          {stop.time && <> {t('shipments.stopped.since', { date: timeText(stop.time, 'day') })}</>}
          {!stop.canRetrack && !isArchived && <> {t('shipments.stopped.noRetrack')}</>}
        </>
      }
      actions={
        stop.canRetrack && (
          <Button size="sm" loading={isLoading} onClick={() => retrack(id)}>
            {t('tracking.retrack.action')}
          </Button>
        )
      }
    />
  );
}
