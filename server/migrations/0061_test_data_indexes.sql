CREATE UNIQUE INDEX CONCURRENTLY "air_waybills_own_number" ON "air_waybills" USING btree ("gid","scope","number");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "api_logs_test" ON "api_logs" USING btree ("gid","time","id") WHERE "api_logs"."mode" = 'test';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_deliveries_test" ON "webhook_deliveries" USING btree ("gid","id") WHERE "webhook_deliveries"."mode" = 'test';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_events_test" ON "webhook_events" USING btree ("gid","create_time","id") WHERE "webhook_events"."mode" = 'test';