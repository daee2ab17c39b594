import type { Block } from '@tracking-console/contract/notifications/templates';
import { textsOf } from '../../../documents/texts.ts';
import { NO_BRAND, type ReadBrand } from '../../brands/brandService.ts';
import { consumerMail } from './consumerMail.ts';
import { sampleValues } from './mailAbout.ts';

const texts = textsOf('en');
const LOGO = { path: '/brand-logo/0123.png', width: 480, height: 121 };

function mail(Blocks: Block[], brand: Partial<ReadBrand> = {}) {
  const company = { ...NO_BRAND, name: 'Corner & Co', ...brand };
  const site = { texts, company: company.name, trackingUrl: 'https://t.example.com/share/x', now: new Date() };
  const links = { unsubscribeUrl: 'https://t.example.com/unsubscribe/x', preferencesUrl: '' };
  const about = { texts, timeline: [], company, origin: 'https://t.example.com', ...links };
  return consumerMail({ Subject: 'x', Blocks }, { ...about, values: sampleValues('Delivered', site) });
}

const logo: Block = { Kind: 'logo', Text: '' };
const button: Block = { Kind: 'button', Text: 'Open' };

it('PG-11b shows the logo under its full address with a width and the company’s name, leading to its website', () => {
  const { html, text } = mail([logo], { logo: LOGO, website: 'https://corner.example.com' });
  expect(html).toMatch(
    /<a href="https:\/\/corner.example.com"[^>]*><img src="https:\/\/t.example.com\/brand-logo\/0123.png" alt="Corner &amp; Co" width="240"/,
  );
  expect(text.startsWith('Corner & Co\n')).toBe(true);
});

it('PG-11b shows the company’s name where it has no logo, and once, with or without the block', () => {
  for (const blocks of [[logo], [button], [button, logo]]) {
    const { html } = mail(blocks);
    expect(html.match(/Corner &amp; Co/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
  }
});

it.each([
  ['#ffd400', '#000000'],
  ['#0b3d91', '#ffffff'],
  ['', '#ffffff'],
])('PG-11b a button in the color %j has text that can be read on it', (color, text) => {
  expect(mail([button], { color }).html).toContain(`background: ${color || '#1d4ed8'}; color: ${text};`);
});
