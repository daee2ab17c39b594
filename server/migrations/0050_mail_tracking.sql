ALTER TABLE "consumer_senders" ADD COLUMN "tracking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "open_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "click_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "mail_due" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notices_own" ON "notifications" USING btree ("gid","create_time","id") WHERE "notifications"."audience" = 'OWN';--> statement-breakpoint
CREATE INDEX "tasks_mail" ON "tasks" USING btree ("mail_due") WHERE "tasks"."mail_due" IS NOT NULL;