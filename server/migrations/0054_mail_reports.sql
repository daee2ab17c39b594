CREATE TABLE "mail_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"receive_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "resend_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "faults" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_reports_age" ON "mail_reports" USING btree ("receive_time");