CREATE TABLE "card_mark" (
	"company_id" uuid NOT NULL,
	"liste" text NOT NULL,
	"siralar" text[] NOT NULL,
	"oncekiler" integer[] NOT NULL,
	CONSTRAINT "card_mark_company_id_liste_pk" PRIMARY KEY("company_id","liste")
);
--> statement-breakpoint
CREATE TABLE "card_move" (
	"company_id" uuid NOT NULL,
	"liste" text NOT NULL,
	"siralar" text[] NOT NULL,
	"fark" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_mark" ADD CONSTRAINT "card_mark_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_move" ADD CONSTRAINT "card_move_company_id_liste_card_mark_company_id_liste_fk" FOREIGN KEY ("company_id","liste") REFERENCES "public"."card_mark"("company_id","liste") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_move_liste" ON "card_move" USING btree ("company_id","liste");--> statement-breakpoint
-- Held alone by whoever counts a list of cards and sets its marks, together by those who write its cards.
create function card_list_lock(company uuid, list text) returns bigint language sql immutable strict parallel safe as $$
  select hashtextextended(company::text || list, 4010402)
$$;
--> statement-breakpoint
-- Behind the lock the marks are looked for anew: a list that gets its first ones at this moment is not missed.
create function note_card_moves(company uuid, list text, keys text[], step integer) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(card_list_lock(company, list));
  insert into card_move (company_id, liste, siralar, fark) select company_id, liste, keys, step from card_mark where company_id = company and liste = list;
end
$$;
--> statement-breakpoint
create function note_added_cards() returns trigger language plpgsql as $$
begin
  perform note_card_moves(company_id, tg_table_name, array_agg(sira), 1) from added group by company_id;
  return null;
end
$$;
--> statement-breakpoint
create function note_removed_cards() returns trigger language plpgsql as $$
begin
  perform note_card_moves(company_id, tg_table_name, array_agg(sira), -1) from removed group by company_id;
  return null;
end
$$;
--> statement-breakpoint
create function note_renamed_cards() returns trigger language plpgsql as $$
begin
  perform note_card_moves(company_id, tg_table_name, array_agg(sira), -1)
  from (select company_id, sira from removed except all select company_id, sira from added) as gone group by company_id;
  perform note_card_moves(company_id, tg_table_name, array_agg(sira), 1)
  from (select company_id, sira from added except all select company_id, sira from removed) as here group by company_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger customer_added after insert on customer referencing new table as added for each statement execute function note_added_cards();
--> statement-breakpoint
create trigger customer_removed after delete on customer referencing old table as removed for each statement execute function note_removed_cards();
--> statement-breakpoint
create trigger customer_renamed after update on customer referencing old table as removed new table as added for each statement execute function note_renamed_cards();
--> statement-breakpoint
create trigger stock_item_added after insert on stock_item referencing new table as added for each statement execute function note_added_cards();
--> statement-breakpoint
create trigger stock_item_removed after delete on stock_item referencing old table as removed for each statement execute function note_removed_cards();
--> statement-breakpoint
create trigger stock_item_renamed after update on stock_item referencing old table as removed new table as added for each statement execute function note_renamed_cards();
