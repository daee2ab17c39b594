CREATE TABLE "shipment_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_gid" text NOT NULL,
	"scope" text NOT NULL,
	"archived" boolean NOT NULL,
	"tracking_status" text NOT NULL,
	"package_status" text NOT NULL,
	"sub_status" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "shipments_added";--> statement-breakpoint
DROP INDEX "shipments_updated";--> statement-breakpoint
DROP INDEX "shipments_status";--> statement-breakpoint
DROP INDEX "shipments_archived";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "status_rank" smallint GENERATED ALWAYS AS (array_position(ARRAY['NotFound', 'InfoReceived', 'InTransit', 'Expired', 'AvailableForPickup', 'OutForDelivery', 'DeliveryFailure', 'Delivered', 'Exception'], package_status)) STORED,
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(lower(number || E'\n' || order_no || E'\n' || remark), 400)) STORED;--> statement-breakpoint
CREATE INDEX "shipment_counts_owner" ON "shipment_counts" USING btree ("owner_gid","scope");--> statement-breakpoint
CREATE INDEX "shipments_ranked" ON "shipments" USING btree ("owner_gid","scope","status_rank","id") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_buyer" ON "shipments" USING btree ("owner_gid","scope","register_time","id","package_status","archived_at","search_text","carrier","final_carrier","sub_status","change_time","latest_event_time","pickup_time","delivery_time") WHERE "shipments"."scope" = 'BUYER' AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_api" ON "shipments" USING btree ("owner_gid","scope","register_time","id","package_status","carrier","tracking_status","stop_track_time","data_origin","sync_status","track_time","push_time","push_status","push_status_code") WHERE "shipments"."scope" = 'API' AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_added" ON "shipments" USING btree ("owner_gid","scope","register_time","id","package_status") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_updated" ON "shipments" USING btree ("owner_gid","scope","latest_event_time","id","package_status") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("owner_gid","scope","package_status","change_time","sub_status") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_archived" ON "shipments" USING btree ("owner_gid","scope","register_time","id","package_status") WHERE "shipments"."archived_at" IS NOT NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
-- Lists read indexes only where the table's pages are known to be visible to everybody: autovacuum looks after that at
-- every fiftieth changed row instead of every fifth.
ALTER TABLE "shipments" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- A word of three letters and more is found by its trigrams. A PostgreSQL without the extension, or a user who may not
-- create it, reads through shipments_buyer instead.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "shipments_search" ON "shipments" USING gin ("search_text" gin_trgm_ops) WHERE "shipments"."scope" = 'BUYER' AND "shipments"."deleted_at" IS NULL;
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
		RAISE NOTICE 'pg_trgm cannot be used: searching takes longer in large accounts';
END
$$;--> statement-breakpoint
-- Makes one row of many. Rows another transaction is folding are left to it.
CREATE FUNCTION "fold_shipment_counts"(owner text, owned_as text) RETURNS void LANGUAGE sql AS $$
	WITH folded AS (
		DELETE FROM "shipment_counts" WHERE "id" IN (
			SELECT "id" FROM "shipment_counts" WHERE "owner_gid" = owner AND "scope" = owned_as FOR UPDATE SKIP LOCKED
		) RETURNING "archived", "tracking_status", "package_status", "sub_status", "count"
	)
	INSERT INTO "shipment_counts" ("owner_gid", "scope", "archived", "tracking_status", "package_status", "sub_status", "count")
	SELECT owner, owned_as, "archived", "tracking_status", "package_status", "sub_status", sum("count")
	FROM folded GROUP BY "archived", "tracking_status", "package_status", "sub_status" HAVING sum("count") <> 0
$$;--> statement-breakpoint
CREATE FUNCTION "count_shipments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	FOR changed IN EXECUTE format(
		'INSERT INTO "shipment_counts" ("owner_gid", "scope", "archived", "tracking_status", "package_status", "sub_status", "count")
		SELECT "owner_gid", "scope", "archived_at" IS NOT NULL, "tracking_status", "package_status", "sub_status", sum("step")
		FROM (%s) AS "steps" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("step") <> 0
		RETURNING "owner_gid", "scope"', TG_ARGV[0])
	LOOP
		-- About every hundredth row; what has been deleted leaves nothing behind.
		IF TG_OP = 'DELETE' OR random() < 0.01 THEN
			PERFORM "fold_shipment_counts"(changed."owner_gid", changed."scope");
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "shipments" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipments"('SELECT *, 1 AS "step" FROM "after"');--> statement-breakpoint
CREATE TRIGGER "count_updated" AFTER UPDATE ON "shipments" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipments"('SELECT *, 1 AS "step" FROM "after" UNION ALL SELECT *, -1 FROM "before"');--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "shipments" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipments"('SELECT *, -1 AS "step" FROM "before"');--> statement-breakpoint
INSERT INTO "shipment_counts" ("owner_gid", "scope", "archived", "tracking_status", "package_status", "sub_status", "count")
SELECT "owner_gid", "scope", "archived_at" IS NOT NULL, "tracking_status", "package_status", "sub_status", count(*)
FROM "shipments" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
