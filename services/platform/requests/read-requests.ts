import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import { requestFacts } from '#contracts/request-facts.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import type { ContactTopic } from '#domain/request/request-kinds.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { lists } from '../lists/lists-tables.ts'
import { pageUrl } from '../page-url.ts'
import { readAttachments, toAttachment } from './attachments/attachment-store.ts'
import { findMergedRequests } from './desk/merged-requests.ts'
import type { RequestsOptions } from './requests-options.ts'
import { requestMessages, requests } from './requests-tables.ts'

type RequestRow = typeof requests.$inferSelect

const LISTS_SHOWN_MAX = 20

export function requestTopic({ fields }: Pick<RequestRow, 'fields'>): ContactTopic | null {
  return 'topic' in fields ? fields.topic : null
}

export function requestProject({ fields }: Pick<RequestRow, 'fields'>): string | null {
  return 'project' in fields ? fields.project : null
}

/** Returns a request as shown in lists for the team, with only its first piece. */
export function toTeamRequest(row: RequestRow): TeamRequest {
  const { id, version, number, kind, state, pieces, name, email, language, country, assignee } = row
  return {
    id,
    version,
    number,
    kind,
    state,
    topic: requestTopic(row),
    project: requestProject(row),
    pieces: pieces.slice(0, 1),
    name,
    email,
    language,
    country,
    receivedAt: row.receivedAt.toISOString(),
    replyBy: row.replyBy?.toISOString() ?? null,
    callAt: 'at' in row.fields ? row.fields.at : null,
    noticeSentAt: row.noticeSentAt?.toISOString() ?? null,
    assignee,
    mergedInto: row.mergedInto,
    detail: null,
  }
}

export async function readDetail(db: Queryable, row: RequestRow): Promise<TeamRequest['detail']> {
  const merged = await findMergedRequests(db, row.id)
  const messages = await readMessages(db, [row.id, ...merged.map(({ id }) => id)])
  const target = row.mergedInto && (await findNumber(db, row.mergedInto))
  return {
    accountId: row.accountId,
    facts: requestFacts(row.fields).filter(({ key }) => key !== 'topic'),
    messages: messages.map(({ id, accountId, text, isNote, sentAt, attachments, requestId }) => ({
      id,
      accountId,
      text,
      isNote,
      sentAt: sentAt.toISOString(),
      attachments,
      from: merged.find((request) => request.id === requestId) ?? null,
    })),
    mergedInto: target || null,
    lists: row.accountId === null ? [] : await countListItems(db, row.accountId),
  }
}

async function findNumber(db: Queryable, id: string) {
  const [row] = await db
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(eq(requests.id, id))
  return row ?? null
}

/** Returns a customer's requests for a copy of their data, without the names of the team members who replied. */
export async function readAccountRequests(
  db: Queryable,
  accountId: string,
  { shopUrl }: Pick<RequestsOptions, 'shopUrl'>,
): Promise<CustomerPlatformData['requests']> {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.accountId, accountId))
    .orderBy(asc(requests.receivedAt))
  const messages = await readMessages(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, number, kind, name, email, fields, pieces, receivedAt } = row
    return {
      number,
      kind,
      name,
      email,
      fields: { ...fields },
      pieces: [...pieces],
      receivedAt: receivedAt.toISOString(),
      messages: messages
        .filter(({ requestId, isNote }) => requestId === id && !isNote)
        .map((message) => ({
          isFromHouse: message.accountId !== null,
          text: message.text,
          sentAt: message.sentAt.toISOString(),
          attachments: message.attachments.map((file) => ({
            name: file.name,
            url: pageUrl(row, `/profile/requests/${number}/files/${file.id}`, shopUrl),
          })),
        })),
    }
  })
}

/** Returns messages with their attachments, oldest first. */
async function readMessages(db: Queryable, requestIds: readonly string[]) {
  const messages = await db
    .select()
    .from(requestMessages)
    .where(inArray(requestMessages.requestId, [...requestIds]))
    .orderBy(asc(requestMessages.sentAt), asc(requestMessages.id))
  const attachments = await readAttachments(
    db,
    messages.map(({ id }) => id),
  )
  return messages.map((message) => ({
    ...message,
    attachments: attachments.filter(({ messageId }) => messageId === message.id).map(toAttachment),
  }))
}

/**
 * Returns the number of items in each non-empty list of an account, last changed first. The name of a list with a
 * purpose is its purpose.
 */
async function countListItems(db: Queryable, accountId: string): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .select({ name: lists.name, purpose: lists.purpose, count: lists.itemCount })
    .from(lists)
    .where(and(eq(lists.accountId, accountId), isNull(lists.removedAt), gt(lists.itemCount, 0)))
    .orderBy(desc(lists.updatedAt))
    .limit(LISTS_SHOWN_MAX)
  return rows.map(({ name, purpose, count }) => ({ name: name ?? purpose ?? '', count }))
}
