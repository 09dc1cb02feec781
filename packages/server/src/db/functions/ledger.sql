create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows';
end
$$;
--> statement-breakpoint
create or replace trigger ledger_entry_append_only before update or truncate on ledger_entry for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create or replace trigger allocation_append_only before update or truncate on allocation for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create or replace trigger receipt_append_only before update or truncate on receipt for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- Rows go only together with their company, whose row is gone by then.
create or replace function refuse_ledger_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from company where id = old.company_id) then
    raise exception 'The ledger only grows';
  end if;
  return old;
end
$$;
--> statement-breakpoint
create or replace trigger ledger_entry_kept before delete on ledger_entry for each row execute function refuse_ledger_deletion();
--> statement-breakpoint
create or replace trigger allocation_kept before delete on allocation for each row execute function refuse_ledger_deletion();
--> statement-breakpoint
create or replace trigger receipt_kept before delete on receipt for each row execute function refuse_ledger_deletion();
