CREATE TABLE "invoice_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"gid" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoices_requested";--> statement-breakpoint
DROP INDEX "invoices_unmailed";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reject_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_decisions" ADD CONSTRAINT "invoice_decisions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_decisions_invoice" ON "invoice_decisions" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoices_review" ON "invoices" USING btree ("status","apply_time","id");--> statement-breakpoint
CREATE INDEX "invoices_decided" ON "invoices" USING btree ("apply_time") WHERE "invoices"."status" IN ('Issued', 'Rejected') AND "invoices"."mail_time" IS NULL;