import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamQuote } from '../../../contracts/team/quote.ts'
import { FactBlock } from '../../detail/fact-block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { listAddress } from '../../waiting/list-address.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** Who a quote is for, the request with its conversation, and what was sent last. */
export function QuoteFacts({ quote }: { quote: TeamQuote }) {
  const translate = useTranslate()
  const { country, language } = useFormat()
  const { word, total, validUntil } = useQuoteWords()
  const { name, email, detail, requestId, requestNumber, sentVersion, orderNumber } = quote
  const accountId = detail?.accountId ?? null
  return (
    <>
      <FactBlock title={translate('resources.requests.aside.customer')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          <div>
            {accountId === null ? (
              name
            ) : (
              <Link component={RouterLink} to={`/customers/${encodeURIComponent(accountId)}/show`}>
                {name || email}
              </Link>
            )}
          </div>
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
          {accountId === null && <div>{translate('resources.requests.aside.guest')}</div>}
        </Typography>
      </FactBlock>
      <FactBlock title={word('conversation')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
          <Link component={RouterLink} to={`/requests/${requestId}/show`}>
            {requestNumber}
          </Link>
          <div>{word('conversation-hint')}</div>
        </Typography>
      </FactBlock>
      <FactBlock title={word('facts')}>
        <Facts
          facts={[
            [word('fields.project'), quote.project],
            [word('fields.language'), language(quote.language)],
            [word('fields.country'), country(quote.country)],
            [word('fields.currency'), quote.currency],
            [word('fields.sentVersion'), sentVersion === 0 ? '' : String(sentVersion)],
            [word('fields.totalMinor'), total(quote)],
            [word('fields.validUntil'), validUntil(quote)],
            [
              word('fields.orderNumber'),
              orderNumber && (
                <Link
                  component={RouterLink}
                  to={listAddress({ resource: 'orders', filter: { text: orderNumber }, sort: null })}
                >
                  {orderNumber}
                </Link>
              ),
            ],
          ]}
        />
      </FactBlock>
    </>
  )
}
