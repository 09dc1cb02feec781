-- Contracts: the constraints are on tables that are created here, and no older server writes to them.
CREATE TABLE "allocation" (
	"sira" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocation_sira_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"credit_id" uuid NOT NULL,
	"debit_id" uuid NOT NULL,
	"tutar" numeric(24, 2) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debtor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"anahtar" text NOT NULL,
	"vkn_tckn" text NOT NULL,
	"ad" text NOT NULL,
	"arama" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sira" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_sira_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debtor_id" uuid NOT NULL,
	"para_birim" text NOT NULL,
	"tarih" date NOT NULL,
	"tur" text NOT NULL,
	"borc" numeric(24, 2) NOT NULL,
	"alacak" numeric(24, 2) NOT NULL,
	"invoice_id" uuid,
	"receipt_id" uuid,
	"tersi" uuid,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_side" CHECK (("ledger_entry"."borc" > 0 and "ledger_entry"."alacak" = 0) or ("ledger_entry"."borc" = 0 and "ledger_entry"."alacak" > 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_rest" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kalan" numeric(24, 2) NOT NULL,
	"debtor_id" uuid NOT NULL,
	"para_birim" text NOT NULL,
	"borc" boolean NOT NULL,
	"vade" date,
	CONSTRAINT "ledger_rest_open" CHECK ("ledger_rest"."kalan" >= 0)
);
--> statement-breakpoint
CREATE TABLE "overdue_event" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"vade" date NOT NULL,
	CONSTRAINT "overdue_event_company_id_invoice_id_vade_pk" PRIMARY KEY("company_id","invoice_id","vade")
);
--> statement-breakpoint
CREATE TABLE "receipt_reversal" (
	"receipt_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"neden" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"debtor_id" uuid NOT NULL,
	"tur" text DEFAULT 'TAHSILAT' NOT NULL,
	"tarih" date NOT NULL,
	"tutar" numeric(24, 2) NOT NULL,
	"para_birim" text NOT NULL,
	"kur" numeric,
	"yontem" text,
	"aciklama" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "baslangic" date;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "isleniyor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "takip_disi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_credit_id_ledger_entry_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."ledger_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_debit_id_ledger_entry_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."ledger_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debtor" ADD CONSTRAINT "debtor_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_debtor_id_debtor_id_fk" FOREIGN KEY ("debtor_id") REFERENCES "public"."debtor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_rest" ADD CONSTRAINT "ledger_rest_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_rest" ADD CONSTRAINT "ledger_rest_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdue_event" ADD CONSTRAINT "overdue_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_reversal" ADD CONSTRAINT "receipt_reversal_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_reversal" ADD CONSTRAINT "receipt_reversal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_reversal" ADD CONSTRAINT "receipt_reversal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_debtor_id_debtor_id_fk" FOREIGN KEY ("debtor_id") REFERENCES "public"."debtor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_credit" ON "allocation" USING btree ("company_id","credit_id");--> statement-breakpoint
CREATE INDEX "allocation_debit" ON "allocation" USING btree ("company_id","debit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "debtor_key" ON "debtor" USING btree ("company_id","anahtar");--> statement-breakpoint
CREATE INDEX "ledger_entry_invoice" ON "ledger_entry" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_receipt" ON "ledger_entry" USING btree ("company_id","receipt_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_debtor" ON "ledger_entry" USING btree ("company_id","debtor_id","tarih");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_opposite" ON "ledger_entry" USING btree ("tersi");--> statement-breakpoint
CREATE INDEX "ledger_rest_open" ON "ledger_rest" USING btree ("company_id","debtor_id","para_birim","borc","vade","kalan") WHERE "ledger_rest"."kalan" > 0;--> statement-breakpoint
CREATE INDEX "receipt_newest" ON "receipt" USING btree ("company_id","tarih","created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_debtor" ON "receipt" USING btree ("company_id","debtor_id");