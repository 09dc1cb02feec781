DROP INDEX "audit_log_company";--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at","seq");