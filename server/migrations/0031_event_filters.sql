DROP INDEX "webhook_events_gid";--> statement-breakpoint
DROP INDEX "webhook_events_number";--> statement-breakpoint
CREATE INDEX "webhook_events_time" ON "webhook_events" USING btree ("gid","create_time","id");--> statement-breakpoint
CREATE INDEX "webhook_events_carrier" ON "webhook_events" USING btree ("gid","carrier","create_time","id");--> statement-breakpoint
CREATE INDEX "webhook_events_status" ON "webhook_events" USING btree ("gid","package_status","create_time","id");--> statement-breakpoint
CREATE INDEX "webhook_events_stopped" ON "webhook_events" USING btree ("gid","create_time","id") WHERE "webhook_events"."event" = 'TRACKING_STOPPED';--> statement-breakpoint
CREATE INDEX "webhook_events_number" ON "webhook_events" USING btree ("gid","number","create_time","id");