-- The owner has every permission (USR-08), and so also the two that came with collection (MNY-104).
UPDATE "member" SET "permissions" = "member"."permissions" || ARRAY['tahsilatRead', 'tahsilatWrite']
FROM "company"
WHERE "company"."id" = "member"."company_id" AND "company"."owner_id" = "member"."user_id"
  AND NOT ('tahsilatWrite' = ANY("member"."permissions"));
