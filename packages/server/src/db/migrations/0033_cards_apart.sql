CREATE TABLE "cards_apart" (
	"company_id" uuid NOT NULL,
	"bir" uuid NOT NULL,
	"diger" uuid NOT NULL,
	CONSTRAINT "cards_apart_company_id_bir_diger_pk" PRIMARY KEY("company_id","bir","diger")
);
--> statement-breakpoint
ALTER TABLE "cards_apart" ADD CONSTRAINT "cards_apart_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;