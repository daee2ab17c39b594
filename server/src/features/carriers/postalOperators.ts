import { type Carrier, carrier } from './carrier.ts';

export const USPS = 21051;
export const CANADA_POST = 3041;

function post(key: number, countryIso: string, name: string, homepage: string, more: Partial<Carrier> = {}): Carrier {
  return carrier({ key, countryIso, name, homepage, type: 'POST', ...more });
}

/** One operator a country: the one whose code ends an S10 number. */
export const POSTAL_OPERATORS = [
  post(USPS, 'US', 'USPS', 'https://www.usps.com', {
    names: { 'zh-cn': '美国邮政' },
    tel: '+1 800 275 8777',
    trackingUrlTemplate: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    realtime: true,
  }),
  post(3011, 'CN', 'China Post', 'https://www.ems.com.cn', {
    names: { 'zh-cn': '中国邮政', 'zh-hk': '中國郵政' },
    tel: '11183',
    langs: ['zh-cn', 'en'],
  }),
  post(11031, 'GB', 'Royal Mail', 'https://www.royalmail.com', {
    names: { 'zh-cn': '英国皇家邮政' },
    tel: '+44 3457 740 740',
  }),
  post(7041, 'DE', 'Deutsche Post', 'https://www.deutschepost.de', {
    names: { 'zh-cn': '德国邮政' },
    tel: '+49 228 4333112',
    langs: ['de', 'en'],
  }),
  post(6051, 'FR', 'La Poste', 'https://www.laposte.fr', {
    names: { 'zh-cn': '法国邮政' },
    tel: '3631',
    langs: ['fr', 'en'],
  }),
  post(10021, 'JP', 'Japan Post', 'https://www.post.japanpost.jp', {
    names: { ja: '日本郵便', 'zh-cn': '日本邮政' },
    langs: ['ja', 'en'],
  }),
  post(CANADA_POST, 'CA', 'Canada Post', 'https://www.canadapost-postescanada.ca', {
    names: { fr: 'Postes Canada', 'zh-cn': '加拿大邮政' },
    tel: '+1 866 607 6301',
    langs: ['en', 'fr'],
  }),
  post(1151, 'AU', 'Australia Post', 'https://auspost.com.au', {
    names: { 'zh-cn': '澳大利亚邮政' },
    tel: '+61 13 76 78',
  }),
  post(19181, 'ES', 'Correos', 'https://www.correos.es', { names: { 'zh-cn': '西班牙邮政' }, langs: ['es', 'en'] }),
  post(9071, 'IT', 'Poste Italiane', 'https://www.poste.it', { names: { 'zh-cn': '意大利邮政' }, langs: ['it', 'en'] }),
  post(14041, 'NL', 'PostNL', 'https://www.postnl.nl', {
    names: { 'zh-cn': '荷兰邮政' },
    langs: ['nl', 'en'],
    requiredFields: [
      { field: 'destination_postal_code', required: false, pattern: '^[0-9]{4} ?[A-Z]{2}$', example: '1012 JS' },
    ],
  }),
  post(19251, 'CH', 'Swiss Post', 'https://www.post.ch', {
    names: { de: 'Die Schweizerische Post', fr: 'La Poste Suisse', it: 'La Posta Svizzera', 'zh-cn': '瑞士邮政' },
    langs: ['de', 'fr', 'it', 'en'],
  }),
  post(11051, 'KR', 'Korea Post', 'https://www.epost.go.kr', {
    names: { ko: '우체국', 'zh-cn': '韩国邮政' },
    langs: ['ko', 'en'],
  }),
  post(19131, 'SG', 'Singapore Post', 'https://www.singpost.com', { names: { 'zh-cn': '新加坡邮政' } }),
  post(8011, 'HK', 'Hongkong Post', 'https://www.hongkongpost.hk', {
    names: { 'zh-hk': '香港郵政', 'zh-cn': '香港邮政' },
  }),
  post(2061, 'BE', 'bpost', 'https://www.bpost.be', { names: { 'zh-cn': '比利时邮政' }, langs: ['nl', 'fr', 'en'] }),
  post(1161, 'AT', 'Österreichische Post', 'https://www.post.at', {
    names: { en: 'Austrian Post', 'zh-cn': '奥地利邮政' },
    langs: ['de', 'en'],
  }),
  post(16031, 'PL', 'Poczta Polska', 'https://www.poczta-polska.pl', { names: { 'zh-cn': '波兰邮政' }, langs: ['en'] }),
  post(19241, 'SE', 'PostNord Sweden', 'https://www.postnord.se', { names: { 'zh-cn': '瑞典邮政' } }),
  post(9021, 'IN', 'India Post', 'https://www.indiapost.gov.in', { names: { 'zh-cn': '印度邮政' } }),
  post(9051, 'IE', 'An Post', 'https://www.anpost.com', { names: { 'zh-cn': '爱尔兰邮政' } }),
];
