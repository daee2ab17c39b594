CREATE TABLE "task_file_chunks" (
	"file_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"rows" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "task_file_chunks_file_id_place_pk" PRIMARY KEY("file_id","place")
);
--> statement-breakpoint
CREATE TABLE "task_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"task_id" bigint,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Queued' NOT NULL,
	"source" text DEFAULT 'UI' NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"ok" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"expire_time" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"stumbles" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_file_chunks" ADD CONSTRAINT "task_file_chunks_file_id_task_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."task_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_files_task" ON "task_files" USING btree ("task_id","role");--> statement-breakpoint
CREATE INDEX "task_files_owner" ON "task_files" USING btree ("gid","scope");--> statement-breakpoint
CREATE INDEX "task_files_expiry" ON "task_files" USING btree ("expire_time") WHERE "task_files"."task_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_request" ON "tasks" USING btree ("gid","scope","request_id");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("gid","scope","id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("lease_until") WHERE "tasks"."lease_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_expiry" ON "tasks" USING btree ("expire_time");