DROP INDEX "notifications_due";--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("gid","due_time") WHERE "notifications"."due_time" IS NOT NULL;