import { Banner } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';

/** What a customer should know before reading the journey. */
export function StandingNotes({ shipment }: { shipment: Shipment }) {
  const say = useText();
  const { status, checkDigit, carriers, isArchived, isStopped, isSandbox } = shipment;
  return (
    <>
      {isArchived && <Banner kind="info" text={say('shipments.detail.archived')} />}
      {isStopped && !isArchived && <Banner kind="info" text={say('shipments.detail.stopped')} />}
      {status === 'NotFound' && (
        <Banner
          kind="warning"
          text={
            <>
              <strong>{say('shipments.notFound.title')}</strong>
              <br />
              {checkDigit === 'wrong' ? say('shipments.notFound.checkDigit') : say('shipments.notFound.new')}{' '}
              {carriers.length === 0 && say('shipments.notFound.carrier')}
            </>
          }
        />
      )}
      {isSandbox && <Banner kind="info" text={say('shipments.sandbox.explanation')} />}
    </>
  );
}
