ALTER TABLE "consumer_senders" ADD COLUMN "tracking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "open_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "click_time" timestamp with time zone;