import type { RequestState } from './request-lifecycle.ts'

/** What has become of the notice that a variant is in stock again: it waits for the variant, was emailed, or never will be. */
export const STOCK_NOTICE_STATES = ['waiting', 'sent', 'cancelled'] as const
export type StockNoticeState = (typeof STOCK_NOTICE_STATES)[number]

/** `sentAt`: when the email was queued. An email is sent once, so nothing that happens to the request later changes it. */
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
