CREATE SEQUENCE "public"."user_gids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "privacy_acceptances" (
	"gid" text NOT NULL,
	"version" integer NOT NULL,
	"time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_acceptances_gid_version_pk" PRIMARY KEY("gid","version")
);
--> statement-breakpoint
CREATE TABLE "privacy_agreements" (
	"version" integer PRIMARY KEY NOT NULL,
	"publish_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"sign_in_time" timestamp with time zone NOT NULL,
	"last_seen_time" timestamp with time zone NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_attempt_time" timestamp with time zone NOT NULL,
	"allowed_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"gid" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_switches" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"gid" text NOT NULL,
	"app" text NOT NULL,
	"time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"gid" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"company_url" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"phone_country_code" text DEFAULT '' NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"gid" text NOT NULL,
	"identity" text NOT NULL,
	"open_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_gid_identity_pk" PRIMARY KEY("gid","identity")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"gid" text PRIMARY KEY DEFAULT nextval('user_gids')::text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"country" text DEFAULT 'us' NOT NULL,
	"area" text DEFAULT 'global' NOT NULL,
	"phone_country_code" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"flag" text DEFAULT '' NOT NULL,
	"may_override" boolean DEFAULT false NOT NULL,
	"may_release" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_acceptances" ADD CONSTRAINT "privacy_acceptances_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_acceptances" ADD CONSTRAINT "privacy_acceptances_version_privacy_agreements_version_fk" FOREIGN KEY ("version") REFERENCES "public"."privacy_agreements"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_switches" ADD CONSTRAINT "application_switches_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_gid" ON "sessions" USING btree ("gid");--> statement-breakpoint
CREATE INDEX "sign_ins_gid_time" ON "sign_ins" USING btree ("gid","time");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));