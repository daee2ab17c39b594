CREATE TABLE "settings" (
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"section" text NOT NULL,
	"values" jsonb NOT NULL,
	"save_time" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_gid_scope_section_pk" PRIMARY KEY("gid","scope","section")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;