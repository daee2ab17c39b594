import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { isTrackingNumber, normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Owner } from '../../owner.ts';
import { detectCarriers } from '../carriers/detectCarriers.ts';
import { byPriority, countryCodes } from './resolveCarrier.ts';
import type { ShipmentService } from './shipmentService.ts';

/** Details of numbers while they are typed: carriers, check digit, and whether they are there already. */
export async function detectNumbers(
  shipments: ShipmentService,
  owner: Owner,
  typed: readonly string[],
  /** Empty: the customer has set none. */
  destinationCountry = '',
  priority: readonly number[] = [],
): Promise<DetectedNumber[]> {
  const numbers = typed.map(normalizeNumber);
  const countries = countryCodes({ destination_country: destinationCountry });
  const mine = await shipments.registration.findByNumbers(owner, numbers.filter(isTrackingNumber));
  return numbers.map((number) => {
    const { candidates, checkDigit } = detectCarriers(number, countries);
    const duplicate = mine.find((shipment) => shipment.number === number);
    return {
      Number: number,
      IsNumber: isTrackingNumber(number),
      CheckDigit: checkDigit,
      Carriers: byPriority(candidates, priority).map(({ carrier, checkDigit, reason, service }) => ({
        Carrier: carrier.key,
        Name: carrier.name,
        CheckDigit: checkDigit,
        Reason: reason,
        Service: service,
        RequiredFields: [...carrier.requiredFields],
      })),
      TrackInfoId: duplicate ? String(duplicate.id) : null,
      IsArchived: duplicate !== undefined && duplicate.archivedAt !== null,
    };
  });
}
