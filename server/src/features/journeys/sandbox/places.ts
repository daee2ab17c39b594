import { CAPITALS, type CapitalRow } from './capitals.ts';

/** Where checkpoints happen: real cities, their middle as coordinates. */
export interface Place {
  country: string;
  city: string;
  region: string | null;
  /** Name in the country's own script, where that is not Latin. */
  localName: string | null;
  postalCode: string;
  latitude: number;
  longitude: number;
  zone: string;
}

type Row = [city: string, region: string | null, postalCode: string, latitude: number, longitude: number, more?: More];
type More = { local?: string; zone?: string };

const CHICAGO = { zone: 'America/Chicago' };
const DENVER = { zone: 'America/Denver' };
const PACIFIC = { zone: 'America/Los_Angeles' };

/** The first city of a country is its gateway for mail abroad. */
const COUNTRIES: Record<string, [zone: string, rows: Row[]]> = {
  US: [
    'America/New_York',
    [
      ['New York', 'NY', '10001', 40.75, -73.99],
      ['Los Angeles', 'CA', '90001', 34.05, -118.24, PACIFIC],
      ['Chicago', 'IL', '60601', 41.88, -87.63, CHICAGO],
      ['Memphis', 'TN', '38103', 35.15, -90.05, CHICAGO],
      ['Louisville', 'KY', '40202', 38.25, -85.76],
      ['Dallas', 'TX', '75201', 32.78, -96.8, CHICAGO],
      ['Denver', 'CO', '80202', 39.74, -104.99, DENVER],
      ['Seattle', 'WA', '98101', 47.61, -122.33, PACIFIC],
      ['Atlanta', 'GA', '30303', 33.75, -84.39],
      ['Columbus', 'OH', '43215', 39.96, -83.0],
      ['Portland', 'OR', '97201', 45.52, -122.68, PACIFIC],
      ['Boston', 'MA', '02108', 42.36, -71.06],
    ],
  ],
  CN: [
    'Asia/Shanghai',
    [
      ['Guangzhou', 'Guangdong', '510000', 23.13, 113.26, { local: '广州' }],
      ['Shenzhen', 'Guangdong', '518000', 22.54, 114.06, { local: '深圳' }],
      ['Shanghai', null, '200000', 31.23, 121.47, { local: '上海' }],
      ['Yiwu', 'Zhejiang', '322000', 29.31, 120.08, { local: '义乌' }],
      ['Hangzhou', 'Zhejiang', '310000', 30.27, 120.16, { local: '杭州' }],
      ['Dongguan', 'Guangdong', '523000', 23.02, 113.75, { local: '东莞' }],
      ['Beijing', null, '100000', 39.9, 116.41, { local: '北京' }],
      ['Chengdu', 'Sichuan', '610000', 30.57, 104.07, { local: '成都' }],
      ['Wuhan', 'Hubei', '430000', 30.59, 114.31, { local: '武汉' }],
    ],
  ],
  GB: [
    'Europe/London',
    [
      ['London', 'England', 'EC1A 1AA', 51.52, -0.1],
      ['Coventry', 'England', 'CV1 1GF', 52.41, -1.51],
      ['Manchester', 'England', 'M1 1AE', 53.48, -2.24],
      ['Birmingham', 'England', 'B1 1BB', 52.48, -1.9],
      ['Leeds', 'England', 'LS1 1UR', 53.8, -1.55],
      ['Glasgow', 'Scotland', 'G1 1XQ', 55.86, -4.25],
      ['Cardiff', 'Wales', 'CF10 1EP', 51.48, -3.18],
    ],
  ],
  DE: [
    'Europe/Berlin',
    [
      ['Frankfurt am Main', 'Hessen', '60311', 50.11, 8.68],
      ['Leipzig', 'Sachsen', '04109', 51.34, 12.37],
      ['Hamburg', null, '20095', 53.55, 10.0],
      ['Köln', 'Nordrhein-Westfalen', '50667', 50.94, 6.96],
      ['München', 'Bayern', '80331', 48.14, 11.58],
      ['Berlin', null, '10115', 52.53, 13.38],
      ['Nürnberg', 'Bayern', '90402', 49.45, 11.08],
    ],
  ],
  FR: [
    'Europe/Paris',
    [
      ['Roissy-en-France', 'Île-de-France', '95700', 49.0, 2.52],
      ['Paris', 'Île-de-France', '75001', 48.86, 2.34],
      ['Lyon', 'Auvergne-Rhône-Alpes', '69001', 45.77, 4.83],
      ['Marseille', "Provence-Alpes-Côte d'Azur", '13001', 43.3, 5.38],
      ['Lille', 'Hauts-de-France', '59000', 50.63, 3.06],
      ['Bordeaux', 'Nouvelle-Aquitaine', '33000', 44.84, -0.58],
      ['Nantes', 'Pays de la Loire', '44000', 47.22, -1.55],
    ],
  ],
  IT: [
    'Europe/Rome',
    [
      ['Milano', 'Lombardia', '20121', 45.47, 9.19],
      ['Roma', 'Lazio', '00184', 41.89, 12.49],
      ['Bologna', 'Emilia-Romagna', '40121', 44.5, 11.34],
      ['Torino', 'Piemonte', '10121', 45.07, 7.68],
      ['Napoli', 'Campania', '80133', 40.84, 14.25],
    ],
  ],
  ES: [
    'Europe/Madrid',
    [
      ['Madrid', 'Madrid', '28013', 40.42, -3.7],
      ['Barcelona', 'Cataluña', '08002', 41.38, 2.18],
      ['Valencia', 'Comunidad Valenciana', '46002', 39.47, -0.38],
      ['Sevilla', 'Andalucía', '41001', 37.39, -5.99],
      ['Zaragoza', 'Aragón', '50001', 41.65, -0.89],
    ],
  ],
  NL: [
    'Europe/Amsterdam',
    [
      ['Amsterdam', 'Noord-Holland', '1012 JS', 52.37, 4.9],
      ['Rotterdam', 'Zuid-Holland', '3011 AD', 51.92, 4.48],
      ['Utrecht', 'Utrecht', '3511 LX', 52.09, 5.12],
      ['Eindhoven', 'Noord-Brabant', '5611 EM', 51.44, 5.48],
    ],
  ],
  CH: [
    'Europe/Zurich',
    [
      ['Zürich', 'ZH', '8001', 47.37, 8.54],
      ['Härkingen', 'SO', '4624', 47.31, 7.82],
      ['Bern', 'BE', '3011', 46.95, 7.45],
      ['Lausanne', 'VD', '1003', 46.52, 6.63],
      ['Basel', 'BS', '4001', 47.56, 7.59],
    ],
  ],
  BE: [
    'Europe/Brussels',
    [
      ['Brussel', null, '1000', 50.85, 4.35],
      ['Antwerpen', 'Antwerpen', '2000', 51.22, 4.4],
      ['Gent', 'Oost-Vlaanderen', '9000', 51.05, 3.72],
      ['Liège', 'Liège', '4000', 50.64, 5.57],
    ],
  ],
  AT: [
    'Europe/Vienna',
    [
      ['Wien', null, '1010', 48.21, 16.37],
      ['Graz', 'Steiermark', '8010', 47.07, 15.44],
      ['Linz', 'Oberösterreich', '4020', 48.31, 14.29],
      ['Salzburg', 'Salzburg', '5020', 47.81, 13.04],
    ],
  ],
  PL: [
    'Europe/Warsaw',
    [
      ['Warszawa', 'mazowieckie', '00-001', 52.23, 21.01],
      ['Kraków', 'małopolskie', '31-004', 50.06, 19.94],
      ['Łódź', 'łódzkie', '90-001', 51.76, 19.46],
      ['Wrocław', 'dolnośląskie', '50-001', 51.11, 17.03],
    ],
  ],
  SE: [
    'Europe/Stockholm',
    [
      ['Stockholm', null, '111 20', 59.33, 18.07],
      ['Göteborg', null, '411 03', 57.71, 11.97],
      ['Malmö', null, '211 20', 55.6, 13.0],
      ['Örebro', null, '702 11', 59.27, 15.21],
    ],
  ],
  IE: [
    'Europe/Dublin',
    [
      ['Dublin', 'Leinster', 'D01 F5P2', 53.35, -6.26],
      ['Cork', 'Munster', 'T12 W8KP', 51.9, -8.47],
      ['Galway', 'Connacht', 'H91 E2K3', 53.27, -9.05],
    ],
  ],
  JP: [
    'Asia/Tokyo',
    [
      ['Kawasaki', 'Kanagawa', '210-0007', 35.53, 139.7, { local: '川崎' }],
      ['Tokyo', null, '100-0005', 35.68, 139.77, { local: '東京' }],
      ['Osaka', 'Osaka', '530-0001', 34.7, 135.5, { local: '大阪' }],
      ['Nagoya', 'Aichi', '450-0002', 35.17, 136.88, { local: '名古屋' }],
      ['Fukuoka', 'Fukuoka', '810-0001', 33.59, 130.4, { local: '福岡' }],
      ['Sapporo', 'Hokkaido', '060-0001', 43.06, 141.35, { local: '札幌' }],
    ],
  ],
  KR: [
    'Asia/Seoul',
    [
      ['Incheon', null, '22382', 37.46, 126.71, { local: '인천' }],
      ['Seoul', null, '04524', 37.57, 126.98, { local: '서울' }],
      ['Daejeon', null, '34126', 36.35, 127.38, { local: '대전' }],
      ['Busan', null, '48058', 35.18, 129.08, { local: '부산' }],
    ],
  ],
  SG: [
    'Asia/Singapore',
    [
      ['Singapore', null, '408600', 1.32, 103.89],
      ['Jurong East', null, '609731', 1.33, 103.74],
      ['Tampines', null, '529509', 1.35, 103.94],
    ],
  ],
  HK: [
    'Asia/Hong_Kong',
    [
      ['Hong Kong', null, '', 22.32, 114.17, { local: '香港' }],
      ['Kowloon Bay', null, '', 22.32, 114.21, { local: '九龍灣' }],
      ['Sha Tin', null, '', 22.38, 114.19, { local: '沙田' }],
    ],
  ],
  AU: [
    'Australia/Sydney',
    [
      ['Sydney', 'NSW', '2000', -33.87, 151.21],
      ['Melbourne', 'VIC', '3000', -37.81, 144.96, { zone: 'Australia/Melbourne' }],
      ['Brisbane', 'QLD', '4000', -27.47, 153.03, { zone: 'Australia/Brisbane' }],
      ['Perth', 'WA', '6000', -31.95, 115.86, { zone: 'Australia/Perth' }],
      ['Adelaide', 'SA', '5000', -34.93, 138.6, { zone: 'Australia/Adelaide' }],
    ],
  ],
  CA: [
    'America/Toronto',
    [
      ['Mississauga', 'ON', 'L5B 3C1', 43.59, -79.64],
      ['Toronto', 'ON', 'M5H 2N2', 43.65, -79.38],
      ['Montréal', 'QC', 'H2Y 1C6', 45.51, -73.55],
      ['Vancouver', 'BC', 'V6B 1A1', 49.28, -123.12, { zone: 'America/Vancouver' }],
      ['Calgary', 'AB', 'T2P 1J9', 51.05, -114.07, { zone: 'America/Edmonton' }],
      ['Halifax', 'NS', 'B3J 1S9', 44.65, -63.57, { zone: 'America/Halifax' }],
      ['Winnipeg', 'MB', 'R3C 0V8', 49.9, -97.14, { zone: 'America/Winnipeg' }],
    ],
  ],
  IN: [
    'Asia/Kolkata',
    [
      ['Mumbai', 'Maharashtra', '400001', 18.94, 72.84],
      ['New Delhi', 'Delhi', '110001', 28.63, 77.22],
      ['Bengaluru', 'Karnataka', '560001', 12.98, 77.6],
      ['Chennai', 'Tamil Nadu', '600001', 13.09, 80.29],
    ],
  ],
};

const places = new Map<string, readonly Place[]>([
  ...CAPITALS.map((row) => [row[0], [toCapital(row)]] as const),
  ...Object.entries(COUNTRIES).map(
    ([country, [zone, rows]]) => [country, rows.map((row) => toPlace(country, zone, row))] as const,
  ),
]);

function toCapital([country, city, latitude, longitude, zone]: CapitalRow): Place {
  return { country, city, region: null, localName: null, postalCode: '', latitude, longitude, zone };
}

function toPlace(country: string, countryZone: string, row: Row): Place {
  const [city, region, postalCode, latitude, longitude, { local = null, zone = countryZone } = {}] = row;
  return { country, city, region, localName: local, postalCode, latitude, longitude, zone };
}

/** Countries the sandbox can travel to: those of all carriers. */
export const KNOWN_COUNTRIES: readonly string[] = [...places.keys()];

/** A country's cities, its gateway for mail abroad first. */
export function placesOf(country: string): readonly [Place, ...Place[]] {
  const [gateway, ...others] = places.get(country) ?? [];
  if (!gateway) throw new RangeError(`no places in ${country}`);
  return [gateway, ...others];
}
