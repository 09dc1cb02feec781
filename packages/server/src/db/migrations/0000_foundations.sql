create extension if not exists pg_trgm;
--> statement-breakpoint
-- The role that work for one company takes on (withCompany); it belongs to the cluster, so another database may have made it at this very moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kalem_member') then
    create role kalem_member nologin;
  end if;
  if not pg_has_role(current_user, 'kalem_member', 'member') then
    execute format('grant kalem_member to %I', current_user);
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then raise notice 'kalem_member could not be made: row-level security stays off';
end
$$;
