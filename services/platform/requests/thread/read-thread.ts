import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { requestFacts } from '#contracts/request-facts.ts'
import {
  LISTED_FILES_MAX,
  type ListedFile,
  type ListedRequest,
  REQUESTS_PER_PAGE,
  type RequestList,
  type RequestThread,
} from '#contracts/request-thread.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { readAttachments, toAttachment } from '../attachments/attachment-store.ts'
import { findMergedRequests, resolveMergedId } from '../desk/merged-requests.ts'
import { requestProject, requestTopic } from '../read-requests.ts'
import type { RequestsOptions } from '../requests-options.ts'
import { requestAttachments, requestMessages, requests } from '../requests-tables.ts'

export type RequestRow = typeof requests.$inferSelect

/** A request, or the one that it was merged into. `addressedId` is the id by which it was found. */
export type AddressedRequest = RequestRow & { addressedId: string }

type RequestsAbout = { listId?: string | undefined; orderNumber?: string | undefined }

/**
 * Returns a page (from 1) of the requests of an account, last changed first. With a list or an order, only the requests
 * about it are included. Duplicates are omitted, since they are part of another request.
 */
export async function listAccountRequests(
  db: Queryable,
  accountId: string,
  { page, listId, orderNumber }: { page: number } & RequestsAbout,
): Promise<RequestList> {
  const ofList = listId === undefined ? undefined : sql`${requests.fields}->>'listId' = ${listId}`
  const ofOrder = orderNumber === undefined ? undefined : sql`(fields->>'orderNumber') = ${orderNumber}`
  const isListed = and(eq(requests.accountId, accountId), isNull(requests.mergedInto), ofList, ofOrder)
  const rows = await db
    .select()
    .from(requests)
    .where(isListed)
    .orderBy(desc(requests.updatedAt), desc(requests.id))
    .limit(REQUESTS_PER_PAGE)
    .offset((page - 1) * REQUESTS_PER_PAGE)
  const [counted] = await db.select({ total: count() }).from(requests).where(isListed)
  const files =
    listId === undefined ? [] : await listFiles(db, and(eq(requests.accountId, accountId), ofList))
  return { requests: rows.map(toListedRequest), total: counted?.total ?? 0, files }
}

/** Returns the files in the conversations of requests, without those of notes, newest first. */
async function listFiles(db: Queryable, isListed: SQL | undefined): Promise<ListedFile[]> {
  const rows = await db
    .select({ number: requests.number, file: requestAttachments })
    .from(requestAttachments)
    .innerJoin(requestMessages, eq(requestMessages.id, requestAttachments.messageId))
    .innerJoin(requests, eq(requests.id, requestMessages.requestId))
    .where(and(isListed, eq(requestMessages.isNote, false)))
    .orderBy(desc(requestMessages.sentAt), asc(requestAttachments.id))
    .limit(LISTED_FILES_MAX)
  return rows.map(({ number, file }) => ({ ...toAttachment(file), number }))
}

/** Finds an account's request by its number. Returns null if it belongs to another account. */
export async function findAccountRequest(
  db: Queryable,
  accountId: string,
  number: string,
): Promise<AddressedRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.number, number), eq(requests.accountId, accountId)))
  return row ? resolveMergedRequest(db, row) : null
}

/** Finds the request of a guest's link. Returns null if it was sent from an account, since accounts have no links. */
export async function findGuestRequest(db: Queryable, requestId: string): Promise<AddressedRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, requestId), isNull(requests.accountId)))
  return row ? resolveMergedRequest(db, row) : null
}

/** Returns the request that a duplicate was merged into, which has the same customer (`domain/request/merge.ts`). */
export async function resolveMergedRequest(db: Queryable, row: RequestRow): Promise<AddressedRequest> {
  if (row.mergedInto === null) return { ...row, addressedId: row.id }
  const [main] = await db
    .select()
    .from(requests)
    .where(eq(requests.id, await resolveMergedId(db, row.id)))
  return { ...(main ?? row), addressedId: row.id }
}

/**
 * Returns the whole conversation for its customer, including the messages of duplicates, without notes and the accounts
 * of the team.
 */
export async function readThread(
  db: Queryable,
  row: RequestRow,
  { memberNames }: Pick<RequestsOptions, 'memberNames'>,
): Promise<RequestThread> {
  const merged = await findMergedRequests(db, row.id)
  const ids = [row.id, ...merged.map(({ id }) => id)]
  const messages = await db
    .select()
    .from(requestMessages)
    .where(and(inArray(requestMessages.requestId, ids), eq(requestMessages.isNote, false)))
    .orderBy(asc(requestMessages.sentAt), asc(requestMessages.id))
  const attachments = await readAttachments(
    db,
    messages.map(({ id }) => id),
  )
  const names = await memberNames(messages.flatMap(({ accountId }) => accountId ?? []))
  return {
    ...toListedRequest(row),
    pieces: [...row.pieces],
    name: row.name,
    isNoticeSent: row.noticeSentAt !== null,
    facts: requestFacts(row.fields).filter(({ key }) => key !== 'topic'),
    messages: messages.map(({ id, accountId, text, sentAt }) => ({
      id,
      isFromHouse: accountId !== null,
      member: firstName(accountId === null ? null : names.get(accountId)),
      text,
      sentAt: sentAt.toISOString(),
      attachments: attachments.filter(({ messageId }) => messageId === id).map(toAttachment),
    })),
  }
}

function toListedRequest(row: RequestRow): ListedRequest {
  const { number, kind, state, pieces, receivedAt, updatedAt, replyBy } = row
  return {
    number,
    kind,
    state,
    topic: requestTopic(row),
    project: requestProject(row),
    pieces: pieces.slice(0, 1),
    receivedAt: receivedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    replyBy: replyBy?.toISOString() ?? null,
  }
}

function firstName(name: string | null | undefined): string | null {
  return name?.trim().split(' ', 1)[0] || null
}
