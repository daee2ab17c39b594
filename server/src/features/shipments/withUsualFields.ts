import type { TrackingSettings } from '@tracking-console/contract/settingConstants';
import type { WantedShipment } from './decideRegistrations.ts';
import type { AdditionalFields } from './model/shipmentTable.ts';

/** With what the customer has set for carriers that ask for it, and for the updates' language; what is given comes first. */
export function withUsualFields<Wanted extends WantedShipment>(wanted: Wanted, settings: TrackingSettings): Wanted {
  return {
    ...wanted,
    additionalFields: { ...usualFields(settings), ...withoutEmpty(wanted.additionalFields ?? {}) },
    ...(settings.translateTo && { lang: settings.translateTo }),
  };
}

function usualFields({ destinationCountry, postalCode, phoneTail }: TrackingSettings): AdditionalFields {
  return withoutEmpty({
    destination_country: destinationCountry,
    destination_postal_code: postalCode.trim(),
    phone_number_last_4: phoneTail,
  });
}

function withoutEmpty(fields: AdditionalFields): AdditionalFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
