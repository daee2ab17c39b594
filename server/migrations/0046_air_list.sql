CREATE TABLE "stand_in_states" (
	"name" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "air_waybills_registered";--> statement-breakpoint
DROP INDEX "air_waybills_changed";--> statement-breakpoint
ALTER TABLE "air_waybills" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(number || E'\n' || replace(number, '-', '') || E'\n' || reference)) STORED;--> statement-breakpoint
CREATE INDEX "air_waybills_airports" ON "air_waybills" USING gin ("airports");--> statement-breakpoint
CREATE INDEX "air_waybills_registered" ON "air_waybills" USING btree ("gid","register_time","id","package_status","airline","delay_minutes","discrepancy","change_time","airports","search_text");--> statement-breakpoint
CREATE INDEX "air_waybills_changed" ON "air_waybills" USING btree ("gid","change_time","id","package_status","airline","delay_minutes","discrepancy","airports","search_text");--> statement-breakpoint
-- Lists read indexes only where the table's pages are known to be visible to everybody, as with shipments.
ALTER TABLE "air_waybills" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- As with shipments, without the extension the lists' indexes are read through instead.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "air_waybills_search" ON "air_waybills" USING gin ("search_text" gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
		RAISE NOTICE 'pg_trgm cannot be used: searching takes longer in large accounts';
END
$$;
