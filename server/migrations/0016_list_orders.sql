DROP INDEX "shipments_buyer";--> statement-breakpoint
DROP INDEX "shipments_added";--> statement-breakpoint
DROP INDEX "shipments_updated";--> statement-breakpoint
DROP INDEX "shipments_travelled";--> statement-breakpoint
DROP INDEX "shipments_travelling";--> statement-breakpoint
DROP INDEX "shipments_ranked";--> statement-breakpoint
DROP INDEX "shipments_archived";--> statement-breakpoint
CREATE INDEX "shipments_standings" ON "shipments" USING btree ("owner_gid","scope","sub_status","change_time")
	INCLUDE ("package_status","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_added" ON "shipments" USING btree ("owner_gid","scope","register_time","id")
	INCLUDE ("package_status","sub_status","change_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_updated" ON "shipments" USING btree ("owner_gid","scope","latest_event_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_travelled" ON "shipments" USING btree ("owner_gid","scope","transit_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_travelling" ON "shipments" USING btree ("owner_gid","scope","pickup_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_ranked" ON "shipments" USING btree ("owner_gid","scope","status_rank","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_archived" ON "shipments" USING btree ("owner_gid","scope","register_time","id")
	INCLUDE ("package_status","sub_status","change_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text","transit_time","pickup_time","status_rank") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NOT NULL AND "shipments"."deleted_at" IS NULL;