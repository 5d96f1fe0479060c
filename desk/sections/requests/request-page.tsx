import { Box, Link } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamRequest, teamRequest } from '../../../contracts/team/request.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { FactBlock } from '../../detail/fact-block.tsx'
import { type Fact, Facts } from '../../detail/facts.tsx'
import { History } from '../../detail/history.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { listAddress } from '../../waiting/list-address.ts'
import { Conversation } from './conversation.tsx'
import { ReplyBy } from './reply-by.tsx'
import { actionsOf } from './request-actions.ts'
import { useRequestWords } from './use-request-words.ts'

export function RequestPage() {
  return (
    <ShowBase>
      <LoadedRequest />
    </ShowBase>
  )
}

/** The conversation about a request, beside who wrote it. */
function LoadedRequest() {
  const translate = useTranslate()
  const { language } = useFormat()
  const words = useRequestWords()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const request = teamRequest.parse(record)
  const actions = actionsOf(request, { languageOf: language, assigneeOf: words.choiceOfAssignee })
  return (
    <Page
      title={`${request.number}, ${words.subject(request)}`}
      above={<BackToList />}
      below={`${request.name} · ${words.state(request)}`}
    >
      <ActionBar resource="requests" item={request} actions={actions} />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' } }}>
        <div>
          <Conversation request={request} />
          <History
            resource="requests"
            item={request}
            title={translate('resources.requests.history')}
            others={[
              {
                id: 'received',
                at: request.receivedAt,
                who: request.name,
                what: translate('resources.requests.received'),
              },
            ]}
          />
        </div>
        <RequestFacts request={request} />
      </Box>
    </Page>
  )
}

function RequestFacts({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { moment, country, language } = useFormat()
  const words = useRequestWords()
  const label = (field: string) => translate(`resources.requests.fields.${field}`)
  const { email, detail } = request
  return (
    <Box component="aside" aria-label={translate('resources.requests.facts')}>
      <FactBlock title={translate('resources.requests.facts')}>
        <Facts
          facts={[
            [label('name'), request.name],
            [label('email'), email],
            [label('kind'), words.kind(request)],
            [label('pieces'), request.pieces.map(writtenPiece).join('; ')],
            ...(detail?.facts ?? []).map(
              (fact): Fact => [
                translate(`resources.requests.facts-of.${fact.key}`),
                fact.key === 'orderNumber' ? <Found key="order" text={fact.value} /> : words.fact(fact),
              ],
            ),
            [label('language'), language(request.language)],
            [label('country'), country(request.country)],
            [label('receivedAt'), moment(request.receivedAt)],
            [label('replyBy'), <ReplyBy key="replyBy" request={request} />],
            [label('assignee'), words.assignee(request)],
          ]}
        />
        <Link
          component={RouterLink}
          to={listAddress({ resource: 'customers', filter: { text: email }, sort: null })}
        >
          {translate('resources.requests.customer')}
        </Link>
      </FactBlock>
    </Box>
  )
}

/** `2 × Canneto credenza, Oak (EBCCAN-001)` */
function writtenPiece({ title, variantTitle, sku, quantity }: TeamRequest['pieces'][number]): string {
  const name = [title, variantTitle].filter(Boolean).join(', ')
  return `${quantity > 1 ? `${quantity} × ` : ''}${name} (${sku})`
}

/** The orders that have this number. */
function Found({ text }: { text: string }) {
  return (
    <Link component={RouterLink} to={listAddress({ resource: 'orders', filter: { text }, sort: null })}>
      {text}
    </Link>
  )
}
