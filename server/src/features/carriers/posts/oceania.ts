import { post } from './post.ts';

export const OCEANIAN_POSTS = [
  post('AU', 'Australia Post', 'auspost.com.au', {
    key: 1151,
    names: { 'zh-cn': '澳大利亚邮政' },
    tel: '+61 13 76 78',
    trackingUrlTemplate: 'https://auspost.com.au/mypost/track/details/{number}',
  }),
  post('NZ', 'New Zealand Post', 'www.nzpost.co.nz'),
  post('FJ', 'Post Fiji', 'www.postfiji.com.fj'),
  post('KI', 'Kiribati Post', null),
  post('NR', 'Nauru General Post Office', null),
  post('PG', 'Post PNG', 'www.postpng.com.pg'),
  post('SB', 'Solomon Post', null),
  post('TO', 'Tonga Post', null),
  post('TV', 'Tuvalu Post', null),
  post('VU', 'Vanuatu Post', 'www.vanuatupost.vu'),
  post('WS', 'Samoa Post', null),
];
