CREATE TABLE "mail_recipients" (
	"gid" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"unsubscribe_time" timestamp with time zone,
	CONSTRAINT "mail_recipients_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"shipment_id" bigint NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"detail" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"due_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claim" uuid,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("shipment_id","status","channel") WHERE "notifications"."state" <> 'Skipped';--> statement-breakpoint
CREATE INDEX "notifications_owner" ON "notifications" USING btree ("gid","id");--> statement-breakpoint
CREATE INDEX "notifications_shipment" ON "notifications" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("due_time","gid") WHERE "notifications"."due_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("create_time");