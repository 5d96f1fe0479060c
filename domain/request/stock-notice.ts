import type { RequestState } from './request-lifecycle.ts'

/** The notice is waiting for the variant, has been emailed, or was canceled. */
export const STOCK_NOTICE_STATES = ['waiting', 'sent', 'cancelled'] as const
export type StockNoticeState = (typeof STOCK_NOTICE_STATES)[number]

/** `sentAt`: when the email was queued. It is sent once, so later events of the request do not change the state. */
export function stockNoticeState({
  state,
  sentAt,
}: {
  state: RequestState
  sentAt: Date | null
}): StockNoticeState {
  if (sentAt !== null) return 'sent'
  return state === 'waiting' ? 'waiting' : 'cancelled'
}
