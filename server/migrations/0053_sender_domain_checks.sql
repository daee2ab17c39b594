ALTER TABLE "sender_domains" ADD COLUMN "next_check_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sender_domains" ADD COLUMN "missed_checks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sender_domains" ADD COLUMN "lost_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sender_domains" ADD COLUMN "lost_mail_time" timestamp with time zone;