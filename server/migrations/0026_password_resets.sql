CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_gid" ON "password_resets" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "password_resets_expire" ON "password_resets" USING btree ("expire_time");