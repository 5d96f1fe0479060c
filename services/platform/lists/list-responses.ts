import type { Context } from 'hono'
import { z } from 'zod'
import { LIST_TAB, type ListRefusalCode, type ListReply } from '#contracts/list.ts'
import { PROJECT_FAULTS } from '#contracts/list-project.ts'
import type { SharingRefusalCode, sharingRefusal } from '#contracts/list-sharing.ts'
import type { Accepted, Refused } from '#domain/result.ts'
import type { ListWrite } from './change-list.ts'
import type { ListCall } from './list-access.ts'

export type ListBound = { Variables: { accountId: string; accessToken: string } }

const STATUSES = {
  unauthorized: 401,
  'list-not-found': 404,
  'list-not-yours': 403,
  'list-fixed': 409,
  'list-malformed': 422,
  'lists-full': 409,
  'list-full': 409,
  'sections-full': 409,
  'section-not-found': 404,
  'item-not-found': 404,
  'version-outdated': 409,
  'too-many-requests': 429,
  'members-full': 409,
  'invitation-not-found': 404,
} as const satisfies Record<SharingRefusalCode, number>

type Refusal = z.input<typeof sharingRefusal>
export type ListRefused = Refused<ListRefusalCode> & Pick<Refusal, 'current'>

export function refused(context: Context, { code, fields, current }: Refusal): Response {
  return context.json({ code, fields, current }, STATUSES[code])
}

export function replied(
  context: Context,
  written: Accepted<{ revision: number } & ListWrite> | ListRefused,
): Response {
  if (!written.ok) return refused(context, written)
  const { revision, item = null, section = null, isReordered = false } = written.value
  return context.json({ revision, item, section, isReordered } satisfies ListReply)
}

/** Calls `run` with the body if it has the shape of the contract. */
export function withBody<Schema extends z.ZodType>(
  schema: Schema,
  run: (context: Context<ListBound>, body: z.output<Schema>) => Promise<Response>,
) {
  return async (context: Context<ListBound>): Promise<Response> => {
    const body = schema.safeParse(await context.req.json().catch(() => null))
    return body.success ? run(context, body.data) : malformed(context, body.error)
  }
}

function malformed(context: Context, { issues }: z.ZodError): Response {
  const fields = issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: FIELD_CODES.find((known) => known === message) ?? 'list-malformed',
  }))
  return refused(context, { code: 'list-malformed', fields })
}

const FIELD_CODES = [
  'required',
  'too-long',
  'quantity-malformed',
  'email-malformed',
  ...PROJECT_FAULTS,
] as const

export function idOf(context: Context<ListBound>): string {
  return context.req.param('listId') ?? ''
}

export function callOf(context: Context<ListBound>, now: Date): ListCall {
  const tab = z.uuid().safeParse(context.req.header(LIST_TAB))
  return { accountId: context.var.accountId, tab: tab.success ? tab.data : null, now }
}
