import { Link, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { teamCustomer } from '../../../contracts/team/customer.ts'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { nameOf, useCustomerWords } from '../customers/use-customer-words.ts'

/** Who placed an order, with a link to them; the address of the order until they are known. */
export function OrderCustomer({ order: { id, email } }: { order: TeamOrder }) {
  const words = useCustomerWords()
  const { data = [] } = useGetList('customers', { filter: { order: id } })
  const [customer] = data.map((item) => teamCustomer.parse(item))
  return (
    <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
      {customer && (
        <div>
          <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
            {nameOf(customer)}
          </Link>
        </div>
      )}
      <Link href={`mailto:${email}`}>{email}</Link>
      {customer && <div>{words.summary(customer)}</div>}
    </Typography>
  )
}
