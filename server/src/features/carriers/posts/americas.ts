import { FRENCH, post, SPANISH } from './post.ts';

export const USPS = 21051;
export const CANADA_POST = 3041;

const MAJOR = [
  post('US', 'USPS', 'www.usps.com', {
    key: USPS,
    names: { 'zh-cn': '美国邮政' },
    tel: '+1 800 275 8777',
    trackingUrlTemplate: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    realtime: true,
  }),
  post('CA', 'Canada Post', 'www.canadapost-postescanada.ca', {
    key: CANADA_POST,
    names: { fr: 'Postes Canada', 'zh-cn': '加拿大邮政' },
    tel: '+1 866 607 6301',
    trackingUrlTemplate: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
    langs: ['en', 'fr'],
  }),
];

export const AMERICAN_POSTS = [
  ...MAJOR,
  post('AG', 'Antigua Postal Services', null),
  post('AR', 'Correo Argentino', 'www.correoargentino.com.ar', SPANISH),
  post('BB', 'Barbados Postal Service', 'www.bps.gov.bb'),
  post('BO', 'Correos de Bolivia', 'www.correos.gob.bo', SPANISH),
  post('BR', 'Correios', 'www.correios.com.br', { names: { en: 'Brazil Post (Correios)' } }),
  post('BS', 'Bahamas Postal Service', null),
  post('BZ', 'Belize Postal Service', 'www.belizepostalservice.gov.bz'),
  post('CL', 'Correos de Chile', 'www.correos.cl', SPANISH),
  post('CO', '4-72 La Red Postal de Colombia', 'www.4-72.com.co', { names: { en: '4-72 Colombia Post' }, ...SPANISH }),
  post('CR', 'Correos de Costa Rica', 'correos.go.cr', SPANISH),
  post('CU', 'Correos de Cuba', 'www.correos.cu', SPANISH),
  post('DM', 'Dominica General Post Office', null),
  post('DO', 'Inposdom', 'www.inposdom.gob.do', { names: { en: 'Dominican Postal Institute' }, ...SPANISH }),
  post('EC', 'Correos del Ecuador', null, SPANISH),
  post('GD', 'Grenada Postal Corporation', null),
  post('GT', 'Correos de Guatemala', null, SPANISH),
  post('GY', 'Guyana Post Office Corporation', 'guypost.gy'),
  post('HN', 'Honducor', 'honducor.gob.hn', SPANISH),
  post('HT', 'Office des Postes d’Haïti', null, { names: { en: 'Haiti Post' }, ...FRENCH }),
  post('JM', 'Jamaica Post', 'www.jamaicapost.gov.jm'),
  post('KN', 'St. Kitts and Nevis Postal Services', 'www.post.gov.kn'),
  post('LC', 'Saint Lucia Postal Service', null),
  post('MX', 'Correos de México', 'www.correosdemexico.gob.mx', SPANISH),
  post('NI', 'Correos de Nicaragua', 'www.correos.gob.ni', SPANISH),
  post('PA', 'Correos de Panamá', 'www.correospanama.gob.pa', SPANISH),
  post('PE', 'Serpost', 'www.serpost.com.pe', { names: { en: 'Peru Post (Serpost)' }, ...SPANISH }),
  post('PY', 'Correo Paraguayo', 'www.correoparaguayo.gov.py', SPANISH),
  post('SR', 'Surpost', null, { names: { en: 'Suriname Post' }, langs: ['nl', 'en'] }),
  post('SV', 'Correos de El Salvador', 'www.correos.gob.sv', SPANISH),
  post('TT', 'TTPost', 'www.ttpost.net', { names: { en: 'Trinidad and Tobago Post' } }),
  post('UY', 'Correo Uruguayo', 'www.correo.com.uy', SPANISH),
  post('VC', 'SVG Postal Corporation', 'www.svgpost.gov.vc'),
  post('VE', 'Ipostel', null, { names: { en: 'Venezuela Post (Ipostel)' }, ...SPANISH }),
];
