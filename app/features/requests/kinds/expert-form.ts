import { isTimeZone } from '#domain/calendar/time-zone.ts'
import type { RequestForm } from '../form/request-form.ts'

/** The choice to be called at once, while the office is open. */
export const CALL_NOW = 'now'

/** A browser time zone that the server does not know counts as UTC. */
export const expertForm: RequestForm = {
  kind: 'expert',
  names: ['at', 'timeZone', 'phone', 'message', 'name', 'email'],
  toFields: ({ at = '', timeZone = '', phone = '' }) => ({
    at: at === CALL_NOW ? null : at,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    phone,
  }),
}
