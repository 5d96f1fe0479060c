import type { RequestForm } from '../form/request-form.ts'

/** The choice to be called at once, while the office is open. */
export const NOW = 'now'

/** A call at a time that the visitor chooses. */
export const expertForm: RequestForm = {
  kind: 'expert',
  names: ['at', 'timeZone', 'phone', 'message', 'name', 'email'],
  toFields: ({ at = '', timeZone = '', phone = '' }) => ({ at: at === NOW ? null : at, timeZone, phone }),
}
