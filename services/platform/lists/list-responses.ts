import type { Context } from 'hono'
import { z } from 'zod'
import {
  type LIST_REFUSALS,
  LIST_TAB,
  type ListItem,
  type ListReply,
  type ListSection,
} from '#contracts/list.ts'
import { PROJECT_ERRORS } from '#contracts/list-project.ts'
import { type Accepted, ok, type Refused } from '#domain/result.ts'
import type { ListWrite } from './change-list.ts'
import type { ListCall } from './list-access.ts'

export type ListEnv = { Variables: { accountId: string; accessToken: string } }

export type ListRefusal = Refused<keyof typeof LIST_REFUSALS> & { readonly current?: ListItem | ListSection }

export function toListReply(
  result: Accepted<{ revision: number } & ListWrite> | ListRefusal,
): Accepted<ListReply> | ListRefusal {
  if (!result.ok) return result
  const { revision, item = null, section = null, isReordered = false } = result.value
  return ok({ revision, item, section, isReordered })
}

export function refuseFields({ issues }: z.ZodError) {
  const fields = issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: FIELD_CODES.find((known) => known === message) ?? 'list-malformed',
  }))
  return { code: 'list-malformed', fields }
}

const FIELD_CODES = [
  'required',
  'too-long',
  'quantity-malformed',
  'email-malformed',
  ...PROJECT_ERRORS,
] as const

export function readCall(context: Context<ListEnv>, now: Date): ListCall {
  const tab = z.uuid().safeParse(context.req.header(LIST_TAB))
  return { accountId: context.var.accountId, tab: tab.success ? tab.data : null, now }
}
