import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'

/** Longer texts than a field allows still reach the service, which refuses them with a reason. */
const text = z.string().trim().max(1_000)
const id = z.uuid()

export const companyForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), email: text }),
  z.object({ intent: z.literal('resend'), id }),
  z.object({ intent: z.literal('revoke'), id }),
  z.object({ intent: z.literal('role'), id, role: z.enum(COMPANY_ROLES) }),
  z.object({ intent: z.literal('remove'), id }),
  z.object({ intent: z.literal('leave'), id }),
  z.object({ intent: z.literal('remove-address'), id }),
  z.object({ intent: z.literal('tax'), taxNumber: text }),
])
export type CompanyFormChange = z.output<typeof companyForm>

export type CompanyFormRefusal = {
  readonly intent: CompanyFormChange['intent']
  readonly typed: { readonly email: string; readonly taxNumber: string }
  readonly field: RefusalCode<'company'> | null
  readonly form: RefusalCode<'company'> | null
}

export const COMPANY_DONE = 'done'
export const COMPANY_CHANGES = [
  'invite',
  'resend',
  'revoke',
  'role',
  'remove',
  'remove-address',
  'address',
  'tax',
  'joined',
] as const
export type CompletedCompanyChange = (typeof COMPANY_CHANGES)[number]
