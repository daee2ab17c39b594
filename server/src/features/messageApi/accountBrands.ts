import type { Brand } from '@tracking-console/contract/notifications/brands';
import type { Database } from '../../database.ts';
import { NO_BRAND, readBrands } from '../brands/brandService.ts';
import { readSenders } from '../notifications/consumer/senderService.ts';

export type AccountBrands = ReturnType<typeof createAccountBrands>;

export function createAccountBrands(db: Database) {
  return {
    /** How the account looks to its customers, with the name its mails show where the brand has none. */
    async read(gid: string): Promise<Brand> {
      const { name: Name, color: Color, website: Website, logo } = (await readBrands(db, [gid])).get(gid) ?? NO_BRAND;
      const DefaultName = (await readSenders(db, [gid])).get(gid)?.name ?? '';
      const Logo = logo && { Path: logo.path, Width: logo.width, Height: logo.height };
      return { Name, Color, Website, Logo, DefaultName };
    },
  };
}
