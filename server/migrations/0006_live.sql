CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"gid" text NOT NULL,
	"scope" text,
	"kind" text NOT NULL,
	"ids" jsonb,
	"create_time" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_events_xid" ON "live_events" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "live_events_gid" ON "live_events" USING btree ("gid","xid");