CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gid" text NOT NULL,
	"kind" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"device_hash" text DEFAULT '' NOT NULL,
	"new_device" boolean DEFAULT false NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"gid" text DEFAULT '' NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gid" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"last_used_time" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_steps" (
	"gid" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"on_time" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
INSERT INTO "account_events" ("gid", "kind", "time", "ip", "user_agent") SELECT "gid", 'signedIn', "time", "ip", "user_agent" FROM "sign_ins";--> statement-breakpoint
DROP TABLE "sign_ins" CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "check_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_steps" ADD CONSTRAINT "two_steps_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_gid_time" ON "account_events" USING btree ("gid","time");--> statement-breakpoint
CREATE INDEX "account_events_age" ON "account_events" USING btree ("time");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expire" ON "passkey_challenges" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "passkeys_gid" ON "passkeys" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "sign_in_steps_gid" ON "sign_in_steps" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "sign_in_steps_expire" ON "sign_in_steps" USING btree ("expire_time");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_name_unique" UNIQUE("name");