import { isTimeZone } from '#domain/calendar/time-zone.ts'
import { PROPOSED_TIMES, ROOMS } from '#domain/request/consultation.ts'
import { parseBudget } from '#domain/request/typed-budget.ts'
import type { RequestForm } from '../form/request-form.ts'

export const roomField = (room: (typeof ROOMS)[number]) => `room-${room}`
export const visitValue = (city: string) => `${VISIT}${city}`
const VISIT = 'visit:'

/** A request for one hour with a designer. A browser time zone that the server does not know counts as UTC. */
export const consultationForm: RequestForm = {
  kind: 'consultation',
  names: [
    'projectType',
    ...ROOMS.map(roomField),
    'style',
    'budget',
    'currency',
    'meeting',
    'phone',
    ...PROPOSED_TIMES,
    'timeZone',
    'message',
    'name',
    'email',
  ],
  readsPieces: true,
  toFields: (typed) => {
    const { projectType = '', style = '', budget = '', currency = '', meeting = '', phone = '' } = typed
    const { firstTime = '', secondTime = '', thirdTime = '', timeZone = '' } = typed
    const isVisit = meeting.startsWith(VISIT)
    return {
      projectType,
      rooms: ROOMS.filter((room) => typed[roomField(room)] === 'on'),
      style,
      budget: parseBudget(budget) ?? budget,
      currency,
      firstTime,
      secondTime,
      thirdTime,
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      meeting: isVisit ? 'visit' : meeting,
      office: isVisit ? meeting.slice(VISIT.length) : '',
      phone: meeting === 'phone' ? phone : '',
    }
  },
}
