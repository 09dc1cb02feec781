-- Contracts: the constraints are on tables that are created here, and no older server writes to them.
CREATE TABLE "statement_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"debtor_id" uuid NOT NULL,
	"para_birim" text NOT NULL,
	"baslangic" date,
	"bitis" date NOT NULL,
	"bakiye" numeric(24, 2) NOT NULL,
	"firma" text NOT NULL,
	"cari" text NOT NULL,
	"cumle" text NOT NULL,
	"dosya_adi" text NOT NULL,
	"icerik" "bytea",
	"anahtar" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"sayac" integer DEFAULT 0 NOT NULL,
	"yanit" text,
	"yanit_metni" text DEFAULT '' NOT NULL,
	"yanit_at" timestamp (3) with time zone,
	CONSTRAINT "statement_link_place" CHECK (("statement_link"."icerik" is null) <> ("statement_link"."anahtar" is null))
);
--> statement-breakpoint
ALTER TABLE "statement_link" ADD CONSTRAINT "statement_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_link" ADD CONSTRAINT "statement_link_debtor_id_debtor_id_fk" FOREIGN KEY ("debtor_id") REFERENCES "public"."debtor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_link" ADD CONSTRAINT "statement_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_link_debtor" ON "statement_link" USING btree ("company_id","debtor_id","created_at");--> statement-breakpoint
CREATE INDEX "statement_link_expires" ON "statement_link" USING btree ("expires_at");