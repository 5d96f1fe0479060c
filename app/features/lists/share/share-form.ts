import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'

/** Texts above the limits of a list are allowed here, since the service refuses them with a reason. */
const text = z.string().trim().max(1_000)

/** `from`: the name of the owner, shown to those who open the link or an invitation. */
export const shareForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('link'), prices: z.enum(['with', 'without']), from: text }),
  z.object({ intent: z.literal('revoke') }),
  z.object({ intent: z.literal('invite'), email: text, from: text }),
  z.object({ intent: z.literal('remove'), member: z.uuid() }),
  z.object({ intent: z.literal('leave'), member: z.uuid() }),
])
export type ShareChange = z.output<typeof shareForm>

export type RefusedShare = {
  readonly intent: ShareChange['intent']
  readonly typed: { readonly email: string; readonly from: string; readonly prices: 'with' | 'without' }
  readonly errors: { readonly [field in 'email' | 'from' | 'form']?: RefusalCode<'lists'> }
}

export const SHARE_DONE = 'done'
export const SHARE_CHANGES = ['link', 'revoke', 'invite', 'remove'] as const
export type DoneShare = (typeof SHARE_CHANGES)[number]
