DROP INDEX "orders_list";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(order_no || E'\n' || product_name)) STORED;--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("gid","scope","create_time","order_no","status","type","pay_method","currency","amount","search_text");--> statement-breakpoint
-- Lists read indexes only where the table's pages are known to be visible to everybody, as with shipments.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- As with shipments, without the extension the lists' indexes are read through instead.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
		RAISE NOTICE 'pg_trgm cannot be used: searching takes longer in large accounts';
END
$$;
