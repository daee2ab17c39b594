import type { Database } from '../../../database.ts';
import { NO_BRAND, readBrands } from '../../brands/brandService.ts';
import type { SenderDomainService } from './senderDomainService.ts';
import { pickTemplate, type Wanted } from './templateContent.ts';

interface Surroundings {
  db: Database;
  senderDomains: Pick<SenderDomainService, 'senderOf'>;
}

export type RoundReads = ReturnType<typeof createRoundReads>;

/** What the mails of one round look like and come from, each read once. What decides whether a mail is sent is not among it. */
export function createRoundReads({ db, senderDomains }: Surroundings) {
  return {
    brandOf: once(
      async (gid: string) => (await readBrands(db, [gid])).get(gid) ?? NO_BRAND,
      (gid) => gid,
    ),
    senderOf: once(
      (gid: string) => senderDomains.senderOf(gid),
      (gid) => gid,
    ),
    templateOf: once(
      ({ gid, ...wanted }: Wanted & { gid: string }) => pickTemplate(db, gid, wanted),
      ({ gid, status, flowId, language }) => [gid, status, flowId, language].join(' '),
    ),
  };
}

/** What failed is read again. */
function once<About, Found>(read: (about: About) => Promise<Found>, keyOf: (about: About) => string) {
  const known = new Map<string, Promise<Found>>();
  return (about: About): Promise<Found> => {
    const key = keyOf(about);
    const found = known.get(key) ?? read(about);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
