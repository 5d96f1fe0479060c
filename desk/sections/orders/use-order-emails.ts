import { useGetList } from 'react-admin'
import { z } from 'zod'
import { teamItem } from '../../../contracts/team/convention.ts'

const emails = z.array(teamItem.extend({ subject: z.string(), status: z.string(), createdAt: z.string() }))

/** What was written to the buyer of an order, the latest first. */
export function useOrderEmails(orderId: string): z.infer<typeof emails> {
  const { data = [] } = useGetList('emails', {
    filter: { order: orderId },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  return emails.parse(data)
}
