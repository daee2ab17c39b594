CREATE TABLE "override_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "override_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp with time zone NOT NULL,
	"grant" uuid NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "override_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"session" text NOT NULL,
	"modules" text[] NOT NULL,
	"origins" text[] NOT NULL,
	"reason" text NOT NULL,
	"issue_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"revoke_time" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
CREATE TABLE "release_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"change" jsonb NOT NULL,
	"etag" uuid NOT NULL,
	"requested_by" text NOT NULL,
	"request_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"decide_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_channels" (
	"name" text PRIMARY KEY NOT NULL,
	"stable" text NOT NULL,
	"canary" text,
	"percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"salt" text NOT NULL,
	"etag" uuid NOT NULL,
	"change_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_ledger" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"approver" text,
	"reason" text NOT NULL,
	"from" jsonb,
	"to" jsonb NOT NULL,
	"checks" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_loads" (
	"minute" timestamp with time zone NOT NULL,
	"release" text NOT NULL,
	"module" text NOT NULL,
	"ok" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "release_loads_minute_release_module_pk" PRIMARY KEY("minute","release","module")
);
--> statement-breakpoint
CREATE TABLE "release_load_tellers" (
	"minute" timestamp with time zone NOT NULL,
	"teller" text NOT NULL,
	"release" text NOT NULL,
	"module" text NOT NULL,
	CONSTRAINT "release_load_tellers_minute_teller_release_module_pk" PRIMARY KEY("minute","teller","release","module")
);
--> statement-breakpoint
CREATE TABLE "module_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"author" text NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	CONSTRAINT "module_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "release_answers" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "release_answers_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"caller" text NOT NULL,
	"channels" text[] NOT NULL,
	"verbs" text[] NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone,
	"last_use_time" timestamp with time zone,
	"revoke_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"map" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"author" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"checks" jsonb
);
--> statement-breakpoint
ALTER TABLE "override_grants" ADD CONSTRAINT "override_grants_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_channels" ADD CONSTRAINT "release_channels_stable_releases_id_fk" FOREIGN KEY ("stable") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_channels" ADD CONSTRAINT "release_channels_canary_releases_id_fk" FOREIGN KEY ("canary") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "override_grants_session" ON "override_grants" USING btree ("session");--> statement-breakpoint
CREATE INDEX "release_ledger_channel" ON "release_ledger" USING btree ("channel","sequence");--> statement-breakpoint
CREATE INDEX "release_load_tellers_time" ON "release_load_tellers" USING btree ("minute");--> statement-breakpoint
CREATE UNIQUE INDEX "release_tokens_hash" ON "release_tokens" USING btree ("hash");--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The release ledger only grows.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER release_ledger_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "release_ledger" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
