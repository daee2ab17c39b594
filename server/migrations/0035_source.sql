CREATE TABLE "source_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"receive_time" timestamp with time zone NOT NULL,
	"record_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_state" (
	"name" text PRIMARY KEY NOT NULL,
	"turn_time" timestamp with time zone NOT NULL,
	"retry_time" timestamp with time zone,
	"away_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"quota_time" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "source_events_due" ON "source_events" USING btree ("receive_time") WHERE "source_events"."record_time" IS NULL;--> statement-breakpoint
CREATE INDEX "source_events_received" ON "source_events" USING btree ("receive_time");--> statement-breakpoint
CREATE INDEX "shipments_source" ON "shipments" USING btree ("number") WHERE "shipments"."data_source" = 'carrier';