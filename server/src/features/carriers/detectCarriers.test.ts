import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import { findCarrier } from './carriers.ts';
import { detectCarriers } from './detectCarriers.ts';
import { createLayoutIndex } from './layoutIndex.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';

/** One published number of each format, and one that is not of it. */
const EXAMPLES: [format: string, carrier: string, valid: string, invalid: string][] = [
  ['amazon-logistics', 'Amazon Logistics', 'TBA000000000000', 'TBA50288727400A'],
  ['amazon-international', 'Amazon Logistics', 'C1004444443', 'D1234567890'],
  ['canada-post-16', 'Canada Post', '0073938000549297', '0073938000549292'],
  ['canpar-22', 'Canpar Express', 'D576002440000001718010', '1576002440000002510003'],
  ['dhl-express', 'DHL Express', '3318810025', '3318810010'],
  ['dhl-express-piece', 'DHL Express', 'JJD0099999999', 'XJD0099999998'],
  ['dhl-ecommerce', 'DHL eCommerce', 'GM2951173225174494', 'GS295117494011169041'],
  ['dhl-ecommerce-14', 'DHL eCommerce', '60120172242323', 'A60120172242323'],
  ['dpd-28', 'DPD', '00 81827 0998 0000 0200 33 350 276 C', '008182709980000020033350276A'],
  ['dpd-15', 'DPD', '09 9800 0002 0033 F', '09980000020033D'],
  ['fedex-express-12', 'FedEx', '986578788855', '996578788855'],
  ['fedex-express-34', 'FedEx', '1001921334250001000300779017972697', '1001901781990001000300617767839438'],
  ['fedex-astra', 'FedEx', '32971514560102447849175802862014', '32971514560102447849175802852014'],
  ['fedex-ground-15', 'FedEx', '0414 4176 0228 964', '5682 8361 0012 732'],
  ['fedex-ground-sscc', 'FedEx', '00 0123 4500 0000 0027', '000000000000000001'],
  ['fedex-ground-96', 'FedEx', '9611020987654312345672', '9600000000000000000001'],
  ['fedex-ground-gsn', 'FedEx', '9622001900000000000000776632517510', '9622001560001234567100794808390595'],
  ['gofo-us', 'GOFO Express', 'GFUS01011884214464', 'GFUS0101188421446'],
  ['landmark', 'Landmark Global', 'LTN74207623N1', 'LSN74209518N2'],
  ['lasership-short', 'LaserShip', 'LX17635036', 'LX9763503N'],
  ['lasership-15', 'LaserShip', '1LS717793482164', '1LX734505321754'],
  ['lasership-18', 'LaserShip', '1LS7119013618127-1', '1LS7119013618127-2'],
  ['lasership-cx', 'LaserShip', '1LS CX VE00 58631Y', '1LSCZVE0058631Y'],
  ['old-dominion', 'Old Dominion Freight Line', '07209562763', '07209562773'],
  ['old-dominion-guaranteed', 'Old Dominion Freight Line', '80003280379', '80003280389'],
  ['ontrac-c', 'OnTrac', 'C11031500001879', 'C10000000000000'],
  ['ontrac-d', 'OnTrac', 'D10011354453707', 'D10011345983012'],
  ['purolator-12', 'Purolator', '320595463938', '320595463939'],
  ['purolator-letters', 'Purolator', 'KYV009956937', 'KY009956937'],
  ['s10', 'Royal Mail', 'RB123456785GB', 'RB123456786US'],
  ['sf-express', 'SF Express', 'SF1006285739126', 'SF100628573912'],
  ['speedee', 'Spee-Dee Delivery', 'SP029692510000920746', '029692510000920746'],
  ['ups-1z', 'UPS', '1Z5R89390357567127', '2Z5R89390357567127'],
  ['ups-waybill', 'UPS', 'K1506235620', 'K1506235622'],
  ['usps-20', 'USPS', '0307 1790 0005 2348 3741', '0307 1790 0005 2348 3742'],
  ['usps-online-label', 'USPS', '420787459400111206206406260787', '9434611206206407667131'],
  ['usps-confirmation-91', 'USPS', '420 22153 9101026837331000039521', '9101 1234 5678 9000 0000 14'],
  ['usps-confirmation-without-91', 'USPS', '420 22153 0102 6837 3310 0003 9521', '420 22153 0102 6837 3310 0003 9522'],
  ['usps-commercial-label', 'USPS', '4201002334249200190132607600833457', '61299998820821171811'],
  ['yodel', 'Yodel', 'JJD0002257639032011', 'JD000225440506099'],
  ['yunexpress', 'YunExpress', 'YT2229521272164446', 'YT123456789012345'],
];

it('PG-1a has an example of every format', () => {
  expect(EXAMPLES.map(([format]) => format).sort()).toEqual(NUMBER_FORMATS.map(({ id }) => id).sort());
});

const names = (number: string) => detectCarriers(normalizeNumber(number)).candidates.map(({ carrier }) => carrier.name);

describe('detectCarriers', () => {
  it.each(EXAMPLES)('PG-1a names the carrier of a valid %s number: %s', (format, carrier, valid) => {
    const [best] = detectCarriers(normalizeNumber(valid)).candidates;
    expect(best).toMatchObject({ formatId: format, carrier: expect.objectContaining({ name: carrier }) });
  });

  it.each(EXAMPLES)('PG-1a names no carrier for an invalid %s number', (_format, _carrier, _valid, invalid) => {
    expect(names(invalid)).toEqual([]);
  });

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
    const carriers = ['300000000020', '900000000005'].map(names);
    expect(carriers).toEqual([['Purolator', 'FedEx'], ['FedEx']]);
  });

  it('PG-1a compares a number with the few formats of its length and first character', () => {
    const layoutsFor = createLayoutIndex(NUMBER_FORMATS);
    const compared = EXAMPLES.map(([, , valid]) => layoutsFor(normalizeNumber(valid)).length);
    expect(compared).toHaveLength(41);
    // The longest labels of USPS have the most layouts, of 63 in all.
    expect(Math.max(...compared)).toBeLessThanOrEqual(10);
    expect(compared.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(120);
    expect(layoutsFor('')).toEqual([]);
    expect(layoutsFor('9'.repeat(50))).toEqual([]);
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
