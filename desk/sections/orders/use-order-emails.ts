import { useGetList } from 'react-admin'
import { z } from 'zod'
import { teamEmail } from '#contracts/team/email.ts'

const emails = z.array(
  teamEmail.pick({ id: true, subject: true, status: true, createdAt: true, bounce: true }),
)

/** Latest first. */
export function useOrderEmails(orderId: string): z.infer<typeof emails> {
  const { data = [] } = useGetList('emails', {
    filter: { order: orderId },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  return emails.parse(data)
}
