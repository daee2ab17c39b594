CREATE TABLE "sender_domains" (
	"gid" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"records" jsonb NOT NULL,
	"check_time" timestamp with time zone,
	"verify_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "notify_templates_name";--> statement-breakpoint
ALTER TABLE "consumer_flows" DROP CONSTRAINT "consumer_flows_gid_status_pk";--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "consumer_flows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "filters" jsonb DEFAULT '{"SubStatus":[],"Carrier":[],"Destination":[],"Keywords":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "has_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_templates" ADD COLUMN "flow_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "flow_id" bigint;--> statement-breakpoint
ALTER TABLE "sender_domains" ADD CONSTRAINT "sender_domains_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sender_domains_verified" ON "sender_domains" USING btree ("domain") WHERE "sender_domains"."verify_time" is not null;--> statement-breakpoint
ALTER TABLE "notify_templates" ADD CONSTRAINT "notify_templates_flow_id_consumer_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."consumer_flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_flows_status" ON "consumer_flows" USING btree ("gid","status") WHERE "consumer_flows"."name" = '';--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_flows_name" ON "consumer_flows" USING btree ("gid",lower("name")) WHERE "consumer_flows"."name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "notify_templates_flow" ON "notify_templates" USING btree ("flow_id","language") WHERE "notify_templates"."flow_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notify_templates_name" ON "notify_templates" USING btree ("gid","status","language") WHERE "notify_templates"."flow_id" is null;