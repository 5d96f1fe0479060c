import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { TeamOrder } from '#contracts/team/order.ts'

/** Opens a PDF in a new tab. */
export function DocumentLink({
  order: { id },
  name,
  query = '',
}: {
  order: TeamOrder
  name: 'pro-forma' | 'packing-slip'
  query?: string
}) {
  const translate = useTranslate()
  return (
    <Link
      href={`${DESK_PATHS.api}/orders/${encodeURIComponent(id)}/documents/${name}${query}`}
      target="_blank"
      color="textPrimary"
    >
      {translate(`resources.orders.documents.${name}`)}
    </Link>
  )
}
