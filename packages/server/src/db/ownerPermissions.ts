/**
 * Gives the owners of companies the permissions of collection, because an owner has every permission (USR-08, MNY-104).
 * Runs at each start: while a server of the release before runs, the owners that it stores lack both.
 */
export const ownerPermissions = `
update member set permissions = member.permissions || array['tahsilatRead', 'tahsilatWrite']
from company
where company.id = member.company_id and company.owner_id = member.user_id
  and not ('tahsilatWrite' = any(member.permissions))`;
