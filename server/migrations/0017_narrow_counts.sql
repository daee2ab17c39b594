DROP INDEX "shipments_standings";--> statement-breakpoint
CREATE INDEX "shipments_standings" ON "shipments" USING btree ("owner_gid","scope","sub_status")
	INCLUDE ("change_time","package_status","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_words" ON "shipments" USING btree ("owner_gid","scope","sub_status")
	INCLUDE ("change_time","carrier","final_carrier","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_api_standings" ON "shipments" USING btree ("owner_gid","scope","package_status")
	INCLUDE ("tracking_status","carrier","data_origin","sync_status","push_status","push_status_code") WHERE "shipments"."scope" = 'API' AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_tracked" ON "shipments" USING btree ("owner_gid","scope","track_time","id") WHERE "shipments"."scope" = 'API' AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_pushed" ON "shipments" USING btree ("owner_gid","scope","push_time","id") WHERE "shipments"."scope" = 'API' AND "shipments"."deleted_at" IS NULL;
