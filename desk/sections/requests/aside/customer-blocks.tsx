import { Link, Typography } from '@mui/material'
import { useGetList, useGetOne, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamCustomer, teamCustomer } from '#contracts/team/customer.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ListsBlock } from '#desk/sections/customers/lists-block.tsx'
import { useCustomerWords } from '#desk/sections/customers/use-customer-words.ts'
import { AsideLine } from './aside-line.tsx'
import { LocalTime } from './local-time.tsx'

const ORDERS_SHOWN = 8

/** The sender of a request, their local time, orders and lists. */
export function CustomerBlocks({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { shortDate, country } = useFormat()
  const words = useCustomerWords()
  const customer = useCustomer(request)
  const word = (key: string) => translate(`resources.requests.aside.${key}`)
  const { name, email, detail } = request
  const orders = customer?.detail?.orders.slice(0, ORDERS_SHOWN) ?? []
  return (
    <>
      <FactBlock title={word('customer')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          <div>
            {customer ? (
              <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
                {name || customer.name || email}
              </Link>
            ) : (
              name
            )}
          </div>
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
          <div>{country(request.country)}</div>
          {customer && <div>{words.kind(customer)}</div>}
          {detail?.accountId === null && <div>{word('guest')}</div>}
        </Typography>
        <LocalTime
          country={request.country}
          chosen={detail?.facts.find(({ timeZone }) => timeZone !== undefined)?.timeZone}
        />
      </FactBlock>
      {orders.length > 0 && (
        <FactBlock title={word('orders')}>
          {orders.map(({ id, number, placedAt, status }) => (
            <AsideLine key={id} start={shortDate(placedAt)}>
              <Link component={RouterLink} to={`/orders/${id}/show`}>
                {number}
              </Link>{' '}
              {translate(`resources.orders.values.status.${status}`)}
            </AsideLine>
          ))}
        </FactBlock>
      )}
      <ListsBlock lists={detail?.lists ?? []} />
    </>
  )
}

/** The sender: the owner of the account, or anyone with the address. Null while loading. */
function useCustomer({ email, detail }: TeamRequest): TeamCustomer | null {
  const accountId = detail?.accountId ?? null
  const { data: found = [] } = useGetList(
    'customers',
    { filter: { text: email }, pagination: { page: 1, perPage: 10 } },
    { enabled: accountId === null, retry: false },
  )
  const withAddress = found
    .map((item) => teamCustomer.parse(item))
    .find((customer) => customer.email === email.toLowerCase())
  const id = accountId ?? withAddress?.id
  const { data } = useGetOne('customers', { id: id ?? '' }, { enabled: id !== undefined, retry: false })
  return teamCustomer.safeParse(data).data ?? null
}
