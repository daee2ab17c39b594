CREATE INDEX "override_audit_age" ON "override_audit" USING btree ("time");--> statement-breakpoint
CREATE INDEX "quota_ledger_age" ON "quota_ledger" USING btree ("time") WHERE "quota_ledger"."reason" <> 'CarriedForward';--> statement-breakpoint
CREATE INDEX "sign_ins_age" ON "sign_ins" USING btree ("time");--> statement-breakpoint
CREATE INDEX "application_switches_age" ON "application_switches" USING btree ("time");