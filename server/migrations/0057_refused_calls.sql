ALTER TABLE "api_logs" ADD COLUMN "sample" text;--> statement-breakpoint
ALTER TABLE "api_usage" ADD COLUMN "barred" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "api_logs_sample" ON "api_logs" USING btree ("gid","sample") WHERE "api_logs"."sample" IS NOT NULL;