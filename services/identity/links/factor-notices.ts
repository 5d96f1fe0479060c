import type { Context } from 'hono'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { IdentityOptions } from '../options.ts'
import { countRecoveryCodes } from '../staff/recovery-codes.ts'
import { mailNotice } from './emails.ts'

type Owner = { accountId: string; email: string; language: Language }
type FactorNotice =
  | { kind: 'factor-added' | 'factor-removed'; factor: 'passkey' | 'code' }
  | { kind: 'recovery-code-used' | 'recovery-codes-replaced' }

/**
 * Returns a function that notifies a team member by email that their second factors changed, in the transaction of the
 * change.
 */
export function createFactorNotifier(options: IdentityOptions) {
  return async (
    tx: Queryable,
    context: Context,
    { accountId, email, language }: Owner,
    notice: FactorNotice,
  ): Promise<void> => {
    await mailNotice(options, tx, {
      ...notice,
      account: { id: accountId, email },
      language,
      device: parseUserAgent(context.req.header('user-agent') ?? null),
      happenedAt: options.clock().toISOString(),
      ...(notice.kind === 'recovery-code-used' && { codesLeft: await countRecoveryCodes(tx, accountId) }),
    })
  }
}
