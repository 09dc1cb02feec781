-- Contracts: the constraints are on tables that are created here, and no older server writes to them.
CREATE TABLE "reminder_stage" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"asama" integer NOT NULL,
	CONSTRAINT "reminder_stage_company_id_invoice_id_asama_pk" PRIMARY KEY("company_id","invoice_id","asama")
);
--> statement-breakpoint
CREATE TABLE "reminder_stop" (
	"company_id" uuid NOT NULL,
	"adres_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_stop_company_id_adres_hash_pk" PRIMARY KEY("company_id","adres_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"debtor_id" uuid NOT NULL,
	"kanal" text NOT NULL,
	"adres" text,
	"fatura_ids" uuid[] NOT NULL,
	"asama" integer,
	"user_id" uuid,
	"durum" text NOT NULL,
	"neden" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "hatirlatma" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reminder" jsonb;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "hatirlatma_yok" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "hatirlatma" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "hatirlatma_gunleri" integer[] DEFAULT '{-3,0,7,15,30}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_stage" ADD CONSTRAINT "reminder_stage_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_stop" ADD CONSTRAINT "reminder_stop_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_debtor_id_debtor_id_fk" FOREIGN KEY ("debtor_id") REFERENCES "public"."debtor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_debtor" ON "reminder" USING btree ("company_id","debtor_id","created_at");--> statement-breakpoint
CREATE INDEX "reminder_newest" ON "reminder" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "reminder_age" ON "reminder" USING btree ("created_at");