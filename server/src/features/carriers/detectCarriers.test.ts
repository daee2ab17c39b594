import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../../testing/furtherIt.ts';
import { findCarrier } from './carriers.ts';
import { detectCarriers } from './detectCarriers.ts';
import { createLayoutIndex } from './layoutIndex.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';

/** One published number of each format, and one that is not of it. */
const EXAMPLES: [format: string, carrier: string, valid: string, invalid: string][] = [
  ['4px', '4PX', '4PX3001521662170CN', '4PX300152166217CN'],
  ['amazon-logistics', 'Amazon Logistics', 'TBA000000000000', 'TBA50288727400A'],
  ['amazon-international', 'Amazon Logistics', 'C1004444443', 'D1234567890'],
  ['australia-post-22', 'Australia Post', '0208061234567890123456', '0208061234567890123457'],
  ['australia-post-article', 'Australia Post', '33ABC123456701000935106', '33ABC123456701000935'],
  ['australia-post-consignment', 'Australia Post', '33ABC1234567', '331231234567'],
  ['bpost', 'bpost', '323211216300000593107030', '313211216300000593107030'],
  ['cainiao', 'Cainiao', 'CNG00798678939847', 'CNG0079867893984'],
  ['canada-post-16', 'Canada Post', '0073938000549297', '0073938000549292'],
  ['canpar-22', 'Canpar Express', 'D576002440000001718010', '1576002440000002510003'],
  ['correos-parcel', 'Correos', 'PQ0DK20000034530151002K', '99300029463629201026106'],
  ['dhl-express', 'DHL Express', '3318810025', '3318810010'],
  ['dhl-express-piece', 'DHL Express', 'JJD0099999999', 'XJD0099999998'],
  ['dhl-ecommerce', 'DHL eCommerce', 'GM2951173225174494', 'GS295117494011169041'],
  ['dhl-ecommerce-14', 'DHL eCommerce', '60120172242323', 'A60120172242323'],
  ['dhl-paket-12', 'Deutsche Post DHL', '201298452277', '201298452278'],
  ['dhl-paket-20', 'Deutsche Post DHL', '00340433836442636597', '00340433836442636598'],
  ['dhl-paket-plate', 'Deutsche Post DHL', 'JD014600011678034918', 'JD01460001167803491'],
  ['dpd-14', 'DPD', '01015026003653', '0101502600365'],
  ['dpd-28', 'DPD', '00 81827 0998 0000 0200 33 350 276 C', '008182709980000020033350276A'],
  ['dpd-15', 'DPD', '09 9800 0002 0033 F', '09980000020033D'],
  ['evri', 'Evri', 'H12A3B4567890126', 'E12A3B4567890126'],
  ['evri-16', 'Evri', 'H06R4A1011299623', 'H06R4A101129962'],
  ['fedex-express-12', 'FedEx', '986578788855', '996578788855'],
  ['fedex-express-14', 'FedEx', '00408017007469', '00408017007468'],
  ['fedex-express-34', 'FedEx', '1001921334250001000300779017972697', '1001901781990001000300617767839438'],
  ['fedex-astra', 'FedEx', '32971514560102447849175802862014', '32971514560102447849175802852014'],
  ['fedex-ground-15', 'FedEx', '0414 4176 0228 964', '5682 8361 0012 732'],
  ['fedex-ground-economy', 'FedEx', '61299998820821171811', '61299998820821171812'],
  ['fedex-ground-sscc', 'FedEx', '00 0123 4500 0000 0027', '000000000000000001'],
  ['fedex-ground-96', 'FedEx', '9611020987654312345672', '9600000000000000000001'],
  ['fedex-ground-gsn', 'FedEx', '9622001900000000000000776632517510', '9622001560001234567100794808390595'],
  ['flash-express', 'Flash Express', 'TH47146DR36', 'TH4714'],
  ['gls-11', 'GLS', '10272483976', '1027248397'],
  ['gls-12', 'GLS', '123416227171', '123416227172'],
  ['gls-track-id', 'GLS', 'Z6E5E29R', 'A6E5E29R'],
  ['gofo-us', 'GOFO Express', 'GFUS01011884214464', 'GFUS0101188421446'],
  ['hermes-14', 'Hermes', '09133131530724', '09133131530725'],
  ['hermes-h', 'Hermes', 'H1234567890123456789', 'H12345678901234567890'],
  ['inpost-24', 'InPost', '642600027844200234823732', '64260002784420023482373'],
  ['inpost-uk', 'InPost', '8YDR098765432', '8YDR09876543'],
  ['landmark', 'Landmark Global', 'LTN74207623N1', 'LSN74209518N2'],
  ['lasership-short', 'LaserShip', 'LX17635036', 'LX9763503N'],
  ['lasership-15', 'LaserShip', '1LS717793482164', '1LX734505321754'],
  ['lasership-18', 'LaserShip', '1LS7119013618127-1', '1LS7119013618127-2'],
  ['lasership-cx', 'LaserShip', '1LS CX VE00 58631Y', '1LSCZVE0058631Y'],
  ['old-dominion', 'Old Dominion Freight Line', '07209562763', '07209562773'],
  ['old-dominion-guaranteed', 'Old Dominion Freight Line', '80003280379', '80003280389'],
  ['ontrac-c', 'OnTrac', 'C11031500001879', 'C10000000000000'],
  ['ontrac-d', 'OnTrac', 'D10011354453707', 'D10011345983012'],
  ['poste-italiane', 'Poste Italiane', '1UW1G2J193065', '4UW1G2J193065'],
  ['postnl-3s', 'PostNL', '3SABCD3427702', '3SABCD34277021'],
  ['purolator-12', 'Purolator', '320595463938', '320595463939'],
  ['purolator-letters', 'Purolator', 'KYV009956937', 'KY009956937'],
  ['s10', 'Royal Mail', 'RB123456785GB', 'RB123456786US'],
  ['sf-express', 'SF Express', 'SF1006285739126', 'SF100628573912'],
  ['sf-express-12', 'SF Express', '133938675660', '133938675661'],
  ['speedee', 'Spee-Dee Delivery', 'SP029692510000920746', '029692510000920746'],
  ['swiss-post-18', 'Swiss Post', '993413796700168509', '973413796700168508'],
  ['ups-1z', 'UPS', '1Z5R89390357567127', '2Z5R89390357567127'],
  ['ups-waybill', 'UPS', 'K1506235620', 'K1506235622'],
  ['usps-20', 'USPS', '0307 1790 0005 2348 3741', '0307 1790 0005 2348 3742'],
  ['usps-online-label', 'USPS', '420787459400111206206406260787', '9434611206206407667131'],
  ['usps-confirmation-91', 'USPS', '420 22153 9101026837331000039521', '9101 1234 5678 9000 0000 14'],
  ['usps-confirmation-without-91', 'USPS', '420 22153 0102 6837 3310 0003 9521', '420 22153 0102 6837 3310 0003 9522'],
  ['usps-commercial-label', 'USPS', '4201002334249200190132607600833457', '61299998820821171811'],
  ['yamato-12', 'Yamato Transport', '490567612253', '490567612254'],
  ['yanwen-bys', 'Yanwen', 'BYS006086077', 'BYT00608607'],
  ['yanwen-yp', 'Yanwen', 'UK844354295YP', 'UK844354296YP'],
  ['yodel', 'Yodel', 'JJD0002257639032011', 'JD000225440506099'],
  ['yunexpress', 'YunExpress', 'YT2229521272164446', 'YT123456789012345'],
];

/** Any twelve digits may be of each: a published number may have the check digit of another as well. */
const SHARED = ['dhl-paket-12', 'gls-12', 'sf-express-12', 'yamato-12'];

it('PG-1a has an example of every format', () => {
  expect(EXAMPLES.map(([format]) => format).sort()).toEqual(NUMBER_FORMATS.map(({ id }) => id).sort());
});

const names = (number: string) => detectCarriers(normalizeNumber(number)).candidates.map(({ carrier }) => carrier.name);

describe('detectCarriers', () => {
  it.each(EXAMPLES)('PG-1a names the carrier of a valid %s number: %s', (format, carrier, valid) => {
    const { candidates } = detectCarriers(normalizeNumber(valid));
    const known = SHARED.includes(format) ? candidates.find(({ formatId }) => formatId === format) : candidates[0];
    expect(known).toMatchObject({ formatId: format, carrier: expect.objectContaining({ name: carrier }) });
  });

  it.each(EXAMPLES)(
    'PG-1a takes an invalid %s number for none of its carrier’s',
    (format, _carrier, _valid, invalid) => {
      const { candidates } = detectCarriers(normalizeNumber(invalid));
      expect(candidates.map(({ formatId }) => formatId)).not.toContain(format);
    },
  );

  it('PG-1a tells a wrong check digit from a shape nobody uses', () => {
    expect(detectCarriers('RR123456789CN').checkDigit).toBe('wrong');
    expect(detectCarriers('HELLO-WORLD').checkDigit).toBe('unknown');
    expect(detectCarriers('1Z5R89390357567127').checkDigit).toBe('valid');
    expect(detectCarriers('TBA000000000000').checkDigit).toBe('none');
  });

  it('PG-1a ranks a format without check digit below one whose digit is right', () => {
    const { candidates } = detectCarriers('A0000000000');
    expect(candidates.map(({ carrier, checkDigit }) => [carrier.name, checkDigit])).toEqual([
      ['UPS', 'valid'],
      ['Amazon Logistics', 'none'],
    ]);
  });

  it('PG-1a ranks of two right check digits the rarer shape first', () => {
    // Any twelve digits may be FedEx's; Purolator's do not begin with 6 to 9.
    const carriers = ['300000000384', '900000000005'].map(names);
    expect(carriers).toEqual([['Purolator', 'FedEx'], ['FedEx']]);
  });

  it('PG-1a compares a number with the few formats of its length and first character', () => {
    const layoutsFor = createLayoutIndex(NUMBER_FORMATS);
    const compared = EXAMPLES.map(([, , valid]) => layoutsFor(normalizeNumber(valid)).length);
    expect(compared).toHaveLength(NUMBER_FORMATS.length);
    // Of twelve digits, and of the longest labels of USPS, there are the most.
    expect(Math.max(...compared)).toBeLessThanOrEqual(10);
    expect(compared.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3 * NUMBER_FORMATS.length);
    expect(layoutsFor('')).toEqual([]);
    expect(layoutsFor('9'.repeat(50))).toEqual([]);
  });

  const reasons = (number: string, countries: string[] = []) =>
    detectCarriers(number, countries).candidates.map(({ carrier, reason }) => `${carrier.name}: ${reason}`);

  it('PG-1a takes a container code under a company’s own prefix for that company’s, and no other for USPS’s', () => {
    expect(reasons('00340433836442636597')).toEqual(['Deutsche Post DHL: checkDigit']);
    expect(reasons('340433836442636597')).toEqual(['Deutsche Post DHL: checkDigit']);
    // Of another company, with the check digit of the same rule.
    expect(detectCarriers('00312345670000000016')).toEqual({ candidates: [], checkDigit: 'unknown' });
  });

  it('PG-1a proves nothing by a check digit that fits several carriers', () => {
    expect(reasons('201298452277')).toEqual([
      'FedEx: sharedCheckDigit',
      'Deutsche Post DHL: sharedCheckDigit',
      'GLS: sharedCheckDigit',
    ]);
    expect(reasons('986578788855')).toEqual(['FedEx: checkDigit']);
    // Nor by one that fits where others have none.
    expect(reasons('09133131530724')).toEqual(['Hermes: sharedCheckDigit', 'DPD: format', 'DHL eCommerce: format']);
  });

  it('PG-1a names every carrier whose numbers have a shape without check digit', () => {
    expect(reasons('01015026003653')).toEqual(['DPD: format', 'DHL eCommerce: format']);
    expect(reasons('60120172242323')).toEqual(['DHL eCommerce: format', 'DPD: format']);
    expect(reasons('JJD0002257639032011')).toEqual(['Yodel: format', 'Deutsche Post DHL: format']);
    expect(reasons('00408017007469')[0]).toBe('FedEx: checkDigit');
  });

  it('PG-1a lets the shipment’s country decide where the number does not, and only there', () => {
    expect(reasons('201298452277', ['DE'])).toEqual([
      'Deutsche Post DHL: country',
      'GLS: country',
      'FedEx: sharedCheckDigit',
    ]);
    expect(reasons('10272483975', ['DE'])).toEqual(['GLS: country']);
    expect(reasons('1Z5R89390357567127', ['DE'])).toEqual(['UPS: checkDigit']);
  });

  it('PG-1a orders candidates by how likely they are, whatever the countries', () => {
    const countries = fc.subarray(['DE', 'US', 'JP', 'CN', 'CA', 'GB']);
    const number = fc.stringMatching(/^[0-9]{10,24}$/);
    fc.assert(
      fc.property(number, countries, (digits, at) => {
        const { candidates } = detectCarriers(digits, at);
        const carriers = candidates.map(({ carrier }) => carrier.key);
        expect(new Set(carriers).size).toBe(carriers.length);
        // What is proven is the first, and there is one at most.
        const proven = candidates.flatMap(({ reason }, place) => (reason === 'checkDigit' ? place : []));
        expect([[], [0]]).toContainEqual(proven);
        expect(candidates.every(({ reason, carrier }) => reason !== 'country' || at.includes(carrier.countryIso))).toBe(
          true,
        );
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('PG-1a says of every format where it is published', () => {
    expect(NUMBER_FORMATS.filter(({ source }) => !/^https?:\/\/\S+$/.test(source))).toEqual([]);
  });

  it('PG-1a names the post by the country of an S10 number, with the service', () => {
    const [best] = detectCarriers('EA123456785JP').candidates;
    expect(best?.carrier).toBe(findCarrier(10021));
    expect(best?.service).toBe('EMS');
  });

  it('PG-1a names no post for a country that has none, however right the check digit', () => {
    expect(detectCarriers('RB123456785ZZ')).toEqual({ candidates: [], checkDigit: 'unknown' });
  });

  it('PG-1a leaves a number with the shape of S10 to the post', () => {
    expect(names('RX123456785GB')).toEqual(['Royal Mail']);
    expect(names('RX123456784GB')).toEqual([]);
  });
});
