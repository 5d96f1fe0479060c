import { eq } from 'drizzle-orm'
import { houseDay } from '#domain/house/house-markets.ts'
import { stateAfter } from '#domain/request/request-lifecycle.ts'
import { formatRequestNumber } from '#domain/request/request-number.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ChangeContext } from '#services/kernel/team/resource.ts'
import { updateRequest } from '../requests/desk/update-request.ts'
import { mailOfReply } from '../requests/request-mail.ts'
import { requestMessages, requests } from '../requests/requests-tables.ts'
import { nextNumber } from '../requests/store-request.ts'
import type { ApplicationRow } from './read-team-application.ts'
import { nameOf } from './same-studio.ts'
import type { TradeStore } from './trade-options.ts'
import { updateApplication } from './update-application.ts'

/**
 * Emails a question to an applicant, as a letter in a conversation of their account, which the first one opens. It then waits
 * for their reply, which client care receives as any other.
 */
export async function requestMore(
  { requests: options }: Pick<TradeStore, 'requests'>,
  tx: Queryable,
  { row: { application, request }, text }: { row: ApplicationRow; text: string },
  { staff, now }: ChangeContext,
) {
  if (request?.mergedInto) return refuse('already-merged')
  const { id, fields, email, language, accountId } = application
  const [opened] = request
    ? await tx.select().from(requests).where(eq(requests.id, request.id)).for('update')
    : await tx
        .insert(requests)
        .values({
          number: formatRequestNumber(await nextNumber(tx), houseDay(options.house, now)),
          kind: 'contact',
          fields: { topic: 'trade', orderNumber: '', prefersPhone: false, phone: '' },
          name: nameOf(fields),
          email,
          language,
          country: fields.country,
          accountId,
          receivedAt: now,
          updatedAt: now,
          idempotencyKey: `trade application ${id}`,
          bodyDigest: '',
        })
        .returning()
  if (!opened) throw new Error('A conversation that is opened is there')
  const [letter] = await tx
    .insert(requestMessages)
    .values({ requestId: opened.id, accountId: staff.accountId, text, sentAt: now })
    .returning()
  if (!letter) throw new Error('A letter that is stored is there')
  await updateRequest(tx, opened.id, { state: stateAfter(opened.state, 'question') }, now)
  await options.sendMail(tx, mailOfReply(opened, letter, options))
  await updateApplication(tx, id, { requestId: opened.id })
  return ok(true as const)
}
