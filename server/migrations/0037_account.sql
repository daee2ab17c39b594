CREATE TABLE "email_codes" (
	"gid" text NOT NULL,
	"scene" text NOT NULL,
	"email" text NOT NULL,
	"sealed_code" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "email_codes_gid_scene_pk" PRIMARY KEY("gid","scene")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "user_photos" (
	"gid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "user_photos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_expire" ON "registrations" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "users_delete" ON "users" USING btree ("delete_time") WHERE "users"."delete_time" IS NOT NULL;