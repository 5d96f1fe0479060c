import { useTranslate } from 'react-admin'
import type { TeamQuote } from '../../../contracts/team/quote.ts'
import { History } from '../../detail/history.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** The actions that events record, too. */
const IN_EVENTS = ['send', 'revise', 'withdraw', 'ordered']

/** All that happened to a quote: who sent which version, and under which name one was accepted. */
export function QuoteHistory({ quote }: { quote: TeamQuote }) {
  const translate = useTranslate()
  const nameOf = useColleagues()
  const { word } = useQuoteWords()
  const client = quote.name || quote.email
  const events = quote.detail?.events ?? []
  return (
    <History
      resource="quotes"
      item={quote}
      title={word('history')}
      leavesOut={IN_EVENTS}
      others={events.map(({ id, event, version, accountId, text, happenedAt }) => ({
        id,
        at: happenedAt,
        who: accountId === null ? (BY_ITSELF.has(event) ? '' : client) : nameOf(accountId),
        what: `${word(`events.${event}`, { version })}${text && `: ${reasonOf(event, text)}`}`,
      }))}
    />
  )

  /** A checkout that did not open has the code of its refusal. */
  function reasonOf(event: string, text: string): string {
    return event === 'reopen' ? translate(`resources.quotes.reopened.${text}`, { _: text }) : text
  }
}

/** Unless a member of the team caused them. */
const BY_ITSELF: ReadonlySet<string> = new Set(['expire', 'order', 'reopen', 'revise'])
