DROP INDEX "saved_views_name";--> statement-breakpoint
DROP INDEX "saved_views_default";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "list" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("gid","scope","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("gid","scope","list") WHERE "saved_views"."is_default";