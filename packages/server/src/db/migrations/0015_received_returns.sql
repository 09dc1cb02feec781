-- Contracts: the constraints are on a table that is created here, and no older server writes to it.
CREATE TABLE "return_answer" (
	"company_id" uuid NOT NULL,
	"received_id" uuid NOT NULL,
	"receipt_id" uuid,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "return_answer_company_id_received_id_pk" PRIMARY KEY("company_id","received_id")
);
--> statement-breakpoint
ALTER TABLE "return_answer" ADD CONSTRAINT "return_answer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_answer" ADD CONSTRAINT "return_answer_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_answer" ADD CONSTRAINT "return_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;