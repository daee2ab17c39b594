import { randomBytes } from 'node:crypto';
import type { SaveBrand } from '@tracking-console/contract/notifications/brands';
import type { Database, Transaction } from '../../database.ts';
import { eq, inArray } from '../../drizzle.ts';
import { type PhotoRefusal, readLogo } from '../../pictures/readPicture.ts';
import { brands } from './brandTable.ts';

/** How an account looks to its customers. */
export interface ReadBrand {
  name: string;
  color: string;
  website: string;
  logo: { path: string; width: number; height: number } | null;
}

export const NO_BRAND: ReadBrand = { name: '', color: '', website: '', logo: null };

export type BrandService = ReturnType<typeof createBrandService>;

export function createBrandService(db: Database, now: () => Date) {
  return {
    /** False: the website is no address that a link may lead to. */
    async save(gid: string, { Name, Color: color, Website }: SaveBrand): Promise<boolean> {
      const website = Website.trim();
      if (website !== '' && !isWebsite(website)) return false;
      await put(gid, { name: Name.trim(), color, website });
      return true;
    },

    async saveLogo(gid: string, file: Buffer): Promise<PhotoRefusal | null> {
      const read = await readLogo(file, gid);
      if (typeof read === 'string') return read;
      const { content: logo, width: logoWidth, height: logoHeight } = read;
      await put(gid, { logoId: randomBytes(16).toString('hex'), logo, logoWidth, logoHeight });
      return null;
    },

    deleteLogo: (gid: string): Promise<void> => put(gid, { logoId: null, logo: null, logoWidth: 0, logoHeight: 0 }),

    /** A logo, by its id. */
    async findLogo(id: string): Promise<Buffer | null> {
      const [row] = await db.select({ logo: brands.logo }).from(brands).where(eq(brands.logoId, id));
      return row?.logo ?? null;
    },
  };

  async function put(gid: string, changed: Partial<typeof brands.$inferInsert>): Promise<void> {
    const values = { ...changed, changeTime: now() };
    await db
      .insert(brands)
      .values({ gid, ...values })
      .onConflictDoUpdate({ target: brands.gid, set: values });
  }
}

/** Of those accounts that have one. */
export async function readBrands(db: Database | Transaction, gids: readonly string[]): Promise<Map<string, ReadBrand>> {
  const { gid, name, color, website, logoId, logoWidth: width, logoHeight: height } = brands;
  const rows = await db
    .select({ gid, name, color, website, logoId, width, height })
    .from(brands)
    .where(inArray(gid, [...gids]));
  return new Map(
    rows.map(({ gid: owner, logoId: id, width: logoWidth, height: logoHeight, ...brand }) => [
      owner,
      { ...brand, logo: id === null ? null : { path: logoPath(id), width: logoWidth, height: logoHeight } },
    ]),
  );
}

const logoPath = (id: string) => `/brand-logo/${id}.png`;

/** An https address of a public name, without a password in it. */
function isWebsite(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}
