import { getTableColumns } from 'drizzle-orm';
import { members } from './schema/members';

const {
  companyId: _companyId,
  userId: _userId,
  callId: _callId,
  createdAt: _createdAt,
  ...columns
} = getTableColumns(members);

/** The columns of a membership that are its 14 permissions (USR-04). */
export const memberPermissions = columns;
