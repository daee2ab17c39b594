CREATE TABLE "consumer_flows" (
	"gid" text NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean NOT NULL,
	"delay_minutes" integer NOT NULL,
	CONSTRAINT "consumer_flows_gid_status_pk" PRIMARY KEY("gid","status")
);
--> statement-breakpoint
CREATE TABLE "consumer_recipients" (
	"gid" text NOT NULL,
	"email" text NOT NULL,
	"verify_token" text NOT NULL,
	"token" text NOT NULL,
	"ask_time" timestamp with time zone,
	"verify_time" timestamp with time zone,
	"unsubscribe_time" timestamp with time zone,
	"bounce_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_recipients_gid_email_pk" PRIMARY KEY("gid","email"),
	CONSTRAINT "consumer_recipients_verify_token_unique" UNIQUE("verify_token"),
	CONSTRAINT "consumer_recipients_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "consumer_senders" (
	"gid" text PRIMARY KEY NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"consent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notify_template_versions" (
	"template_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "notify_template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "notify_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notify_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "consumer_flows" ADD CONSTRAINT "consumer_flows_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_recipients" ADD CONSTRAINT "consumer_recipients_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_senders" ADD CONSTRAINT "consumer_senders_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_template_versions" ADD CONSTRAINT "notify_template_versions_template_id_notify_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."notify_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_templates" ADD CONSTRAINT "notify_templates_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notify_templates_name" ON "notify_templates" USING btree ("gid","status","language");