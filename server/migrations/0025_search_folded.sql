-- What is found whatever its case and accents, in every language at once: I, ı, İ and i are one letter, as are ß and ss. Marks of
-- Latin and Greek letters are left out; those of other scripts make other letters (й, が) and stay. Invisible characters go.
CREATE FUNCTION "search_fold"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN replace(replace(replace(translate(normalize(
		regexp_replace(
			regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFKD), '([a-zα-ω])[\u0300-\u036f]+', '\1', 'g'),
			'[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'
		), NFC), 'ıøłđςё', 'ioldσе'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');--> statement-breakpoint
-- The indexes that include the column go with it, and come again.
ALTER TABLE "shipments" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(search_fold(number || E'\n' || order_no || E'\n'
        || CASE WHEN number || order_no ~ '[ -]' THEN regexp_replace(number || E'\n' || order_no, '[ -]', '', 'g') || E'\n' ELSE '' END
        || remark), 400)) STORED;--> statement-breakpoint
CREATE INDEX "shipments_added" ON "shipments" USING btree ("owner_gid","scope","register_time","id")
	INCLUDE ("package_status","sub_status","change_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_updated" ON "shipments" USING btree ("owner_gid","scope","latest_event_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_ranked" ON "shipments" USING btree ("owner_gid","scope","status_rank","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_travelled" ON "shipments" USING btree ("owner_gid","scope","transit_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_travelling" ON "shipments" USING btree ("owner_gid","scope","pickup_time","id")
	INCLUDE ("package_status","sub_status","change_time","register_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."transit_time" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_archived" ON "shipments" USING btree ("owner_gid","scope","register_time","id")
	INCLUDE ("package_status","sub_status","change_time","latest_event_time","carrier","final_carrier","shipping_country","recipient_country","has_estimate","tag_type","is_unread","search_text","transit_time","pickup_time","status_rank") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NOT NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_words" ON "shipments" USING btree ("owner_gid","scope","sub_status")
	INCLUDE ("change_time","carrier","final_carrier","search_text") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
-- A database without pg_trgm searches without it, as before.
DO $$
BEGIN
	CREATE INDEX "shipments_search" ON "shipments" USING gin ("search_text" gin_trgm_ops) WHERE "shipments"."scope" = 'BUYER' AND "shipments"."deleted_at" IS NULL;
EXCEPTION
	WHEN undefined_object THEN
		RAISE NOTICE 'pg_trgm cannot be used: searching takes longer in large accounts';
END
$$;
