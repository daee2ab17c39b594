import type { Address, TrackEvent, TrackInfo } from '../api/trackInfo.ts';

/** A place of the journey that has coordinates. */
export interface Place {
  key: string;
  longitude: number;
  latitude: number;
  /** As the carrier wrote it. */
  name: string;
  state: 'passed' | 'current' | 'ahead';
}

/** The way of a shipment: origin, the places it was seen at, and the destination where it has not arrived there. */
export function routeStops({ shipping_info, tracking, latest_status }: TrackInfo): Place[] {
  const events = tracking.providers.flatMap(({ events }) => events).reverse();
  const seen = events.flatMap(placeOfEvent);
  const origin = placeOf(shipping_info.shipper_address);
  const destination = placeOf(shipping_info.recipient_address);
  const isOver = latest_status.status === 'Delivered' || latest_status.sub_status === 'Exception_Returned';
  const passed = withoutRepeats([...origin, ...seen]);
  const ahead = isOver ? [] : destination.filter((place) => !isSame(place, passed.at(-1)));
  return [
    ...passed.map((place, index) => ({
      ...place,
      key: String(index),
      state: index === passed.length - 1 ? ('current' as const) : ('passed' as const),
    })),
    ...ahead.map((place) => ({ ...place, key: 'destination', state: 'ahead' as const })),
  ];
}

type Found = Pick<Place, 'longitude' | 'latitude' | 'name'>;

const placeOfEvent = ({ address, location }: TrackEvent): Found[] =>
  placeOf(address).map((place) => ({ ...place, name: place.name || (location ?? '') }));

function placeOf({ city, state, country, coordinates }: Address): Found[] {
  const [longitude, latitude] = [coordinates.longitude, coordinates.latitude].map(toDegrees);
  if (longitude === undefined || latitude === undefined || Math.abs(longitude) > 180 || Math.abs(latitude) > 90)
    return [];
  const name = [city ?? state, country].filter(Boolean).join(', ');
  return [{ longitude, latitude, name }];
}

/** The wire writes coordinates as text. */
function toDegrees(text: string | null): number | undefined {
  const degrees = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(degrees) ? degrees : undefined;
}

const withoutRepeats = (places: readonly Found[]) =>
  places.filter((place, index) => index === 0 || !isSame(place, places[index - 1]));

/** A tenth of a degree is invisible on a map of the world. */
const isSame = (one: Found, other: Found | undefined) =>
  other !== undefined &&
  Math.abs(one.longitude - other.longitude) < 0.1 &&
  Math.abs(one.latitude - other.latitude) < 0.1;
