CREATE TABLE "webhook_usage" (
	"gid" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"delivered" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "webhook_usage_gid_hour_pk" PRIMARY KEY("gid","hour")
);
--> statement-breakpoint
ALTER TABLE "webhook_usage" ADD CONSTRAINT "webhook_usage_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_usage_age" ON "webhook_usage" USING btree ("hour");