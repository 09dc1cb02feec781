/**
 * Enables row-level security for the role `kalem_member` on `company` and every table with a `company_id`. Runs after
 * the migrations and reads the catalogue, so that no new table can be forgotten.
 */
export const companyWall = `
do $$
declare
  walled record;
begin
  if not exists (select from pg_roles where rolname = 'kalem_member') then
    return;
  end if;
  for walled in
    select pg_class.relname as name, case pg_class.relname when 'company' then 'id' else 'company_id' end as key
    from pg_class
    where pg_class.relnamespace = current_schema()::regnamespace
      and pg_class.relkind = 'r'
      and (pg_class.relname = 'company' or exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'company_id' and not attisdropped))
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'company_wall')
  loop
    execute format('alter table %I enable row level security', walled.name);
    execute format(
      'create policy company_wall on %I to kalem_member using (%I = (select nullif(current_setting(''kalem.company_id'', true), '''')::uuid))',
      walled.name, walled.key
    );
    execute format('grant select, insert, update, delete on %I to kalem_member', walled.name);
  end loop;
end
$$`;
