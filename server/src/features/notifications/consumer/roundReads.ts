import type { Database } from '../../../database.ts';
import { NO_BRAND, readBrands } from '../../brands/brandService.ts';
import type { SenderDomainService } from './senderDomainService.ts';
import { pickTemplate, type Wanted } from './templateContent.ts';

interface Surroundings {
  db: Database;
  senderDomains: Pick<SenderDomainService, 'senderOf'>;
}

export type RoundReads = ReturnType<typeof createRoundReads>;

/** The content and sender data of one round's mails, each read once. Data that decides on sending is not included. */
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

/** Reads once per key; a failed read is repeated. */
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
