import { localAddress } from './localAddress.ts';

const imports = {
  '@tracking-console/buyer-app': '/app/buyer/1.0.90/buyer-app.3f2a.js',
  '@tracking-console/ui': '/app/ui/1.0.90/ui.77ab.js',
  '@tracking-console/app-kit': '/app/ui/1.0.90/ui.77ab.js#@tracking-console/app-kit',
};

it.each([
  ['@tracking-console/buyer-app', 'http://localhost:9414/buyer-app.js'],
  ['@tracking-console/app-kit', 'http://localhost:9414/ui.js#@tracking-console/app-kit'],
  ['@tracking-console/brand-new', 'http://localhost:9414/brand-new.js'],
])('OV-2 a port alone stands for what `npm run dev` serves there: %s', (module, address) => {
  expect(localAddress(imports, module, '9414')).toBe(address);
});
