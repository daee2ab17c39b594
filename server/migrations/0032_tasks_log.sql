CREATE TABLE "task_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"batch" integer NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_log" ADD CONSTRAINT "task_log_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_log_task" ON "task_log" USING btree ("task_id","id");