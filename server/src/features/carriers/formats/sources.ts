/** Formats with the numbers they were tried with: https://github.com/jkeen/tracking_number_data/tree/main/couriers */
export const TRACKING_NUMBER_DATA = 'https://github.com/jkeen/tracking_number_data';

/** Formats, check digits and publicly reported numbers of a carrier. */
export const parcelScraper = (carrier: string) =>
  `https://github.com/plhery/universal-parcel-scraper/tree/main/carriers/${carrier}`;

/** How the check digits of German carriers are reckoned. */
export const GERMAN_CHECK_DIGITS = 'https://www.paketda.de/firmenkunden/paket-pruefziffern.html';
