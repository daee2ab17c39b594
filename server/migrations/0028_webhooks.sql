CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"webhook_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"number" text NOT NULL,
	"event" text NOT NULL,
	"version" text NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"due_time" timestamp with time zone,
	"claim" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"code" smallint,
	"ms" integer,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gid" text NOT NULL,
	"shipment_id" bigint NOT NULL,
	"number" text NOT NULL,
	"carrier" integer NOT NULL,
	"event" text NOT NULL,
	"package_status" text NOT NULL,
	"sub_status" text NOT NULL,
	"data" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"url" text NOT NULL,
	"mode" text NOT NULL,
	"version" text NOT NULL,
	"events" text[] NOT NULL,
	"statuses" text[] NOT NULL,
	"headers" text NOT NULL,
	"secret" text NOT NULL,
	"secret_hint" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"enabled" boolean NOT NULL,
	"failing_since" timestamp with time zone,
	"auto_disabled_at" timestamp with time zone,
	"last_test" jsonb,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","due_time","id") WHERE "webhook_deliveries"."due_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("webhook_id","shipment_id","id") WHERE "webhook_deliveries"."due_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_gid" ON "webhook_deliveries" USING btree ("gid","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_number" ON "webhook_deliveries" USING btree ("gid","number","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("gid","id") WHERE "webhook_deliveries"."state" = 'Failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_key" ON "webhook_events" USING btree ("key");--> statement-breakpoint
CREATE INDEX "webhook_events_gid" ON "webhook_events" USING btree ("gid","id");--> statement-breakpoint
CREATE INDEX "webhook_events_number" ON "webhook_events" USING btree ("gid","number","id");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "webhooks_gid" ON "webhooks" USING btree ("gid","id");