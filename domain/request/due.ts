import type { RequestKind } from './request-kinds.ts'
import type { RequestState } from './request-lifecycle.ts'

type Facts = {
  kind: RequestKind
  state: RequestState
  /** The promised times of the reply and of the call; ISO 8601, null if not promised. */
  replyBy: string | null
  callAt: string | null
}

export type Due =
  | { kind: 'late'; minutes: number }
  | { kind: 'call' | 'today' | 'tomorrow' | 'later'; at: string }
  | { kind: 'waits-for-stock' | 'waits-for-customer' | 'replied' | 'closed' | 'open' }

const DAY_MS = 86_400_000

/** When a request is due, in calendar days of `timeZone`. `open`: the request is new and no time was promised. */
export function findDue(
  { kind, state, replyBy, callAt }: Facts,
  { now, timeZone }: { now: Date; timeZone: string },
): Due {
  if (state === 'waiting')
    return { kind: kind === 'back-in-stock' ? 'waits-for-stock' : 'waits-for-customer' }
  if (state !== 'new') return { kind: state }
  const at = dueTime({ replyBy, callAt }, now)
  if (at === null) return { kind: 'open' }
  const lateMs = now.getTime() - Date.parse(at)
  if (lateMs > 0) return { kind: 'late', minutes: Math.floor(lateMs / 60_000) }
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone })
  const dueDay = day.format(new Date(at))
  if (dueDay === day.format(now)) return { kind: at === callAt ? 'call' : 'today', at }
  return { kind: dueDay === day.format(now.getTime() + DAY_MS) ? 'tomorrow' : 'later', at }
}

/**
 * The time of the chosen call until it is over; afterwards, or without one, the promised reply time, since a customer
 * who writes again after the call is promised another reply.
 */
function dueTime({ replyBy, callAt }: Pick<Facts, 'replyBy' | 'callAt'>, now: Date): string | null {
  if (callAt === null || replyBy === null) return callAt ?? replyBy
  const isOver = Date.parse(callAt) <= now.getTime()
  return isOver && Date.parse(replyBy) > Date.parse(callAt) ? replyBy : callAt
}
