DROP INDEX "shipments_buyer";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tag_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "refresh_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "seen_time" timestamp with time zone DEFAULT now();--> statement-breakpoint
-- Nobody begins with everything unread.
ALTER TABLE "shipments" ALTER COLUMN "seen_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_unread" boolean GENERATED ALWAYS AS (change_time > coalesce(seen_time, register_time)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "has_estimate" boolean GENERATED ALWAYS AS (estimated_delivery IS NOT NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "transit_time" interval GENERATED ALWAYS AS (CASE WHEN pickup_time IS NULL THEN '-1 second'::interval ELSE delivery_time - pickup_time END) STORED;--> statement-breakpoint
CREATE INDEX "shipments_travelled" ON "shipments" USING btree ("owner_gid","scope","transit_time","id","package_status") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_travelling" ON "shipments" USING btree ("owner_gid","scope","pickup_time","id","package_status") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_refreshed" ON "shipments" USING btree ("owner_gid","scope","refresh_time") WHERE "shipments"."refresh_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_buyer" ON "shipments" USING btree ("owner_gid","scope","register_time","id")
	INCLUDE ("package_status","archived_at","search_text","carrier","final_carrier","sub_status","change_time","latest_event_time","pickup_time","delivery_time","transit_time","status_rank","shipping_country","recipient_country","has_estimate","tag_type","is_unread") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."deleted_at" IS NULL;