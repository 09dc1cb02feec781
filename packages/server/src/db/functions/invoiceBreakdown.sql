-- A server of the release before changes the lines of an invoice and keeps its breakdown. Lines that change without the
-- breakdown lose it, and a job makes it again within a minute.
create or replace function forget_invoice_breakdown() returns trigger language plpgsql as $$
begin
  new.dokum := null;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger invoice_breakdown before update of mal_hizmetler on invoice for each row
when (new.mal_hizmetler is distinct from old.mal_hizmetler and new.dokum is not distinct from old.dokum) execute function forget_invoice_breakdown();
