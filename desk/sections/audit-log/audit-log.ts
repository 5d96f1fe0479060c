import type { Section } from '../section.ts'
import { AuditLogList } from './audit-log-list.tsx'

export const auditLog: Section = {
  resource: 'audit-events',
  roles: ['admin'],
  group: 'record',
  list: AuditLogList,
}
