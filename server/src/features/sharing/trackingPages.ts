import type { Database } from '../../database.ts';
import { type ReadBrand, readBrands } from '../brands/brandService.ts';
import type { LinkService, OpenedLink } from '../notifications/consumer/linkService.ts';
import { readCompany } from '../notifications/consumer/senderService.ts';
import type { ShipmentDetails } from '../shipments/details.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { SharingService } from './sharingService.ts';

interface Surroundings {
  db: Database;
  sharing: Pick<SharingService, 'open'>;
  consumerLinks: LinkService;
  /** Part of the shipment service. */
  details: ShipmentService['details'];
}

/** The content of a link's page. */
export interface TrackingPage {
  details: ShipmentDetails;
  /** The company whose design it has; null: the product's. */
  company: ReadBrand | null;
  /** The link in the mail that led here; null: the link was shared. */
  link: OpenedLink | null;
}

export type TrackingPages = ReturnType<typeof createTrackingPages>;

/** Pages of shipments that need no account: of links that were shared, and of those in mails. */
export function createTrackingPages({ db, sharing, consumerLinks, details }: Surroundings) {
  return {
    /** Null: the link was never given out, was revoked or has expired, or its shipment was deleted. */
    async open(token: string): Promise<TrackingPage | null> {
      const shared = await sharing.open(token);
      if (shared) return { details: shared, company: await brandOf(shared), link: null };
      const link = await consumerLinks.find(token);
      const found = link && (await findDetails(link.gid, link.shipmentId));
      return found && { details: found, company: await readCompany(db, link.gid), link };
    },

    /** As the recipient will see it; null: the account has no such shipment. */
    async preview(gid: string, shipmentId: number): Promise<TrackingPage | null> {
      const found = await findDetails(gid, shipmentId);
      return found && { details: found, company: await readCompany(db, gid), link: null };
    },
  };

  async function findDetails(gid: string, shipmentId: number): Promise<ShipmentDetails | null> {
    return (await details.findDetails({ gid, scope: 'API' }, [shipmentId]))[0] ?? null;
  }

  /** Buyers share as people, not as their company. */
  async function brandOf({ shipment: { ownerGid: gid, scope } }: ShipmentDetails): Promise<ReadBrand | null> {
    const hasBrand = scope === 'API' && (await readBrands(db, [gid])).has(gid);
    return hasBrand ? readCompany(db, gid) : null;
  }
}
