ALTER TABLE "api_logs" ADD COLUMN "sample" text;--> statement-breakpoint
ALTER TABLE "api_usage" ADD COLUMN "barred" integer DEFAULT 0 NOT NULL;