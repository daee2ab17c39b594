CREATE TABLE "allow_lists" (
	"gid" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"ranges" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"gid" text NOT NULL,
	"name" text NOT NULL,
	"connect_time" timestamp with time zone NOT NULL,
	"last_used_time" timestamp with time zone,
	CONSTRAINT "social_accounts_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"read","write","webhook"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expire_days" smallint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expire_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_last4" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_used_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_sealed" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "reveal_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allow_lists" ADD CONSTRAINT "allow_lists_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_gid_issuer" ON "social_accounts" USING btree ("gid","issuer");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous" ON "api_keys" USING btree ("previous_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_signing" ON "api_keys" USING btree ("gid") WHERE "api_keys"."sealed" IS NOT NULL;