create extension if not exists pg_trgm;
--> statement-breakpoint
-- The role that work for one company takes on (withCompany); it belongs to the cluster, so another database may have made it at this very moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kalem_member') then
    begin
      create role kalem_member nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  -- Since PostgreSQL 16 whoever makes a role may grant it, but not take it on.
  if not pg_has_role(current_user, 'kalem_member', case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    execute format('grant kalem_member to %I', current_user);
  end if;
exception
  when insufficient_privilege then raise notice 'kalem_member is out of reach: row-level security stays off';
end
$$;
