#!/bin/sh
# Copies a company with its people to another database of the same version and KALEM_SECRET, in one transaction there
# (docs/scaling.md, Moving a company). Does not copy partners, sessions, waiting webhooks and the links of users. The
# triggers count the invoices per day again. Writes its files into the current folder, so run it in an empty one and
# delete that afterwards.
#
#   moveCompany.sh <company id> 'host=a dbname=kalem user=kalem' 'host=b dbname=kalem user=kalem'
set -eu
company=$1 from=$2 to=$3

# Each table with the condition for the company's rows. Referenced tables come first. Rows that are numbered in the
# order in which they were made get new numbers there, in the same order.
psql "$from" -qAt -F '|' -v company="$company" > tables.txt <<'SQL'
select relname,
  (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
   where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''),
  case relname when 'company' then 'id = ' || quote_literal(:'company')
    when 'user' then 'id in (select user_id from member where company_id = ' || quote_literal(:'company') || ' union select owner_id from company where id = ' || quote_literal(:'company') || ')'
    when 'document_link' then 'user_id is null and company_id = ' || quote_literal(:'company')
    else 'company_id = ' || quote_literal(:'company') end
    || coalesce((select ' order by ' || quote_ident(attname) from pg_attribute where attrelid = c.oid and attidentity <> ''), '')
from pg_class c
where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('partner_session', 'webhook_delivery', 'invoice_day')
  and (relname in ('company', 'user') or exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id' and not attisdropped))
order by array_position(array['user', 'company', 'invoice', 'card_import', 'debtor', 'receipt', 'ledger_entry'], relname::text) nulls last;
SQL
: > all.sql
while IFS='|' read -r table columns condition; do
  printf '%s\n' "\\copy (select $columns from \"$table\" where $condition) to '$table.copy'" | psql "$from" -q
  printf '%s\n' "\\copy \"$table\" ($columns) from '$table.copy'" >> all.sql
done < tables.txt
psql "$to" -q -v ON_ERROR_STOP=1 --single-transaction -f all.sql
