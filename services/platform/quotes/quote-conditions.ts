import { and, between, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { QuoteFilter } from '#contracts/team/quote.ts'
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts'
import { REMINDER_DAYS } from '#domain/quote/quote-validity.ts'
import { quoteComments, quotes, quoteVersions } from './quotes-tables.ts'

const OPEN = ['draft', 'sent', 'revising', 'accepted'] as const

/**
 * Returns SQL for whether a quote is in a state of the filter (`contracts/team/quote.ts`). `today` is in the time zone
 * of the house.
 */
export function isInState(state: NonNullable<QuoteFilter['state']>, today: CalendarDate): SQL | undefined {
  switch (state) {
    case 'open':
      return inArray(quotes.state, OPEN)
    case 'client-wrote':
      return sql`(${quotes.state} = 'revising' or (${quotes.state} = 'sent' and ${HAS_OPEN_COMMENT}))`
    case 'by-hand':
      return and(eq(quotes.state, 'accepted'), isNull(quotes.checkoutUrl))
    case 'ending':
      return and(eq(quotes.state, 'sent'), between(quotes.validUntil, today, addDays(today, REMINDER_DAYS)))
    default:
      return eq(quotes.state, state)
  }
}

/** SQL for whether the client has commented on the last version, and no one has replied on that line since. */
const HAS_OPEN_COMMENT = sql`exists (
  select from ${quoteComments} written
  where written.quote_id = ${quotes.id} and written.account_id is null
    and written.sent_at > (select max(sent_at) from ${quoteVersions} v where v.quote_id = written.quote_id)
    and not exists (
      select from ${quoteComments} reply
      where reply.quote_id = written.quote_id and reply.line_id = written.line_id
        and reply.account_id is not null and reply.sent_at >= written.sent_at))`
