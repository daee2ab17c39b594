CREATE TABLE "sent_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notify_addresses" (
	"gid" text NOT NULL,
	"email" text NOT NULL,
	"verify_token" text NOT NULL,
	"token" text NOT NULL,
	"verify_time" timestamp with time zone,
	"unsubscribe_time" timestamp with time zone,
	"bounce_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "notify_addresses_gid_email_pk" PRIMARY KEY("gid","email"),
	CONSTRAINT "notify_addresses_verify_token_unique" UNIQUE("verify_token"),
	CONSTRAINT "notify_addresses_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "notify_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notify_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"event" text NOT NULL,
	"triggers" text[] NOT NULL,
	"filters" jsonb NOT NULL,
	"delay_minutes" integer NOT NULL,
	"send" text NOT NULL,
	"digest_hour" smallint NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"zone" text NOT NULL,
	"recipients" text[] NOT NULL,
	"url" text NOT NULL,
	"url_kind" text NOT NULL,
	"scan_time" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_shipment_id_shipments_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_once";--> statement-breakpoint
DROP INDEX "notifications_owner";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "shipment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "audience" text DEFAULT 'BUYER' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "carrier" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "order_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sub_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "rule_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "rule_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "type" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_charged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_addresses" ADD CONSTRAINT "notify_addresses_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_rules" ADD CONSTRAINT "notify_rules_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_gid" ON "sent_mails" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "sent_mails_age" ON "sent_mails" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "notify_rules_name" ON "notify_rules" USING btree ("gid",lower("name"));--> statement-breakpoint
CREATE INDEX "notify_rules_on" ON "notify_rules" USING btree ("gid","event") WHERE "notify_rules"."enabled";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_rule_id_notify_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."notify_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_time" ON "notifications" USING btree ("gid","create_time","id") WHERE "notifications"."audience" <> 'BUYER';--> statement-breakpoint
CREATE INDEX "notices_state" ON "notifications" USING btree ("gid","state","create_time","id") WHERE "notifications"."audience" <> 'BUYER';--> statement-breakpoint
CREATE INDEX "notices_status" ON "notifications" USING btree ("gid","status","create_time","id") WHERE "notifications"."audience" <> 'BUYER';--> statement-breakpoint
CREATE INDEX "notices_number" ON "notifications" USING btree ("gid","number","create_time","id") WHERE "notifications"."audience" <> 'BUYER';--> statement-breakpoint
CREATE INDEX "notices_customer" ON "notifications" USING btree ("gid","create_time","id") WHERE "notifications"."audience" = 'CONSUMER';--> statement-breakpoint
CREATE INDEX "notices_url" ON "notifications" USING btree ("gid","create_time","id") WHERE "notifications"."audience" <> 'BUYER' AND "notifications"."channel" <> 'email';--> statement-breakpoint
CREATE INDEX "notices_by_hand" ON "notifications" USING btree ("gid","create_time","id") WHERE "notifications"."audience" <> 'BUYER' AND "notifications"."type" <> 'auto';--> statement-breakpoint
CREATE INDEX "notices_rule" ON "notifications" USING btree ("rule_id","create_time");--> statement-breakpoint
CREATE INDEX "notices_recipient" ON "notifications" USING btree ("gid","recipient","end_time") WHERE "notifications"."audience" <> 'BUYER';--> statement-breakpoint
CREATE INDEX "notices_message" ON "notifications" USING btree ("message_id") WHERE "notifications"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("shipment_id","status","channel","audience","recipient","occasion") WHERE "notifications"."state" NOT IN ('Skipped', 'Suppressed');--> statement-breakpoint
CREATE INDEX "notifications_owner" ON "notifications" USING btree ("gid","id") WHERE "notifications"."audience" = 'BUYER';