// npm run seed:large: gives an account as many shipments as a big customer has.
import './ensureNode.mjs';

const { seedLarge } = await import('./seedLarge.ts');
await seedLarge(process.argv.slice(2));
