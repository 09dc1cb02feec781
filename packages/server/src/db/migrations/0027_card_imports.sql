CREATE TABLE "card_import_piece" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"ilk" integer NOT NULL,
	"hatali" integer NOT NULL,
	"satirlar" jsonb NOT NULL,
	CONSTRAINT "card_import_piece_import_id_ilk_pk" PRIMARY KEY("import_id","ilk")
);
--> statement-breakpoint
CREATE TABLE "card_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"tur" text NOT NULL,
	"user_id" uuid NOT NULL,
	"dosya_adi" text NOT NULL,
	"dosya" "bytea",
	"durum" text NOT NULL,
	"toplam" integer,
	"islenen" integer DEFAULT 0 NOT NULL,
	"eklenen" integer DEFAULT 0 NOT NULL,
	"guncellenen" integer DEFAULT 0 NOT NULL,
	"hatali" integer DEFAULT 0 NOT NULL,
	"mesaj" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_import_piece" ADD CONSTRAINT "card_import_piece_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import_piece" ADD CONSTRAINT "card_import_piece_import_id_card_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."card_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import" ADD CONSTRAINT "card_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_import_newest" ON "card_import" USING btree ("company_id","tur","created_at");