CREATE TABLE "document_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signature_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"api_key_id" uuid,
	"partner_session_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_partner_session_id_partner_session_id_fk" FOREIGN KEY ("partner_session_id") REFERENCES "public"."partner_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_link_signature" ON "document_link" USING btree ("signature_hash");--> statement-breakpoint
CREATE INDEX "document_link_company" ON "document_link" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "document_link_user" ON "document_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_link_api_key" ON "document_link" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "document_link_partner_session" ON "document_link" USING btree ("partner_session_id");--> statement-breakpoint
CREATE INDEX "document_link_expires" ON "document_link" USING btree ("expires_at");