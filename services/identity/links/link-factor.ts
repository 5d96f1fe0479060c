import type { Context } from 'hono'
import { z } from 'zod'
import type { EmailedLink, linkFactor } from '#contracts/identity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Account } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { acceptPasskey, createRequestOptions } from '../passkeys/use-passkey.ts'
import { acceptMemberCode, readSecondFactors } from '../staff/second-factor.ts'
import { resolveEmailLanguage } from './emails.ts'
import { createFactorNotifier } from './factor-notices.ts'
import { linkDigest, type MailedLink, requiresSecondFactor } from './mailed-links.ts'

/** How long a proof is valid: long enough to choose a password. */
const PROOF_MS = 10 * 60_000
const use = 'second-factor'
const proofContents = z.object({ link: z.string(), expiresAt: z.number() })

type OpenedLink = { account: Account; link: MailedLink }

/** Verifies a team member's second factor on the page of an emailed link, and issues a proof for that link only. */
export function createLinkFactor(options: IdentityOptions) {
  const { database, clock, ticketSeal } = options
  const notify = createFactorNotifier(options)
  const getPurpose = ({ tokenHash }: MailedLink) => `second-factor:${tokenHash}` as const

  /** Returns the second factors that the link accepts, or null if it requires none. */
  async function read({ account, link }: OpenedLink): Promise<EmailedLink['secondFactor']> {
    const accountId = account.id
    if (!(await requiresSecondFactor(database.db, accountId, link.purpose))) return null
    const { hasCode } = await readSecondFactors(database.db, accountId)
    return {
      hasCode,
      passkey: await createRequestOptions(options, { accountId, use, purpose: getPurpose(link) }),
    }
  }

  /** Verifies the second factor and returns the proof needed to use the link. */
  async function verify(
    context: Context,
    { account, link }: OpenedLink,
    factor: z.infer<typeof linkFactor>,
  ): Promise<Result<string, 'code-wrong' | 'passkey-refused'>> {
    const accountId = account.id
    if ('used' in factor) {
      const purpose = getPurpose(link)
      const accepted = await acceptPasskey(options, factor.used, { use, accountId, purpose })
      return accepted.ok ? ok(createProof(link)) : accepted
    }
    const language = await resolveEmailLanguage(options, accountId, account.language)
    return database.db.transaction(async (tx) => {
      const accepted = await acceptMemberCode(tx, options, { accountId, code: factor.code, now: clock() })
      if (accepted === null) return refuse('code-wrong')
      const { email } = account
      if (accepted === 'recovery')
        await notify(tx, context, { accountId, email, language }, { kind: 'recovery-code-used' })
      return ok(createProof(link))
    })
  }

  function createProof({ tokenHash: link }: MailedLink): string {
    return ticketSeal.seal(JSON.stringify({ link, expiresAt: clock().getTime() + PROOF_MS }))
  }

  function isValidProof(token: string, proof: string | undefined): boolean {
    const text = proof === undefined ? null : ticketSeal.open(proof)
    const parsed = text === null ? null : proofContents.safeParse(JSON.parse(text)).data
    return parsed != null && parsed.link === linkDigest(token) && clock().getTime() < parsed.expiresAt
  }
  return { read, verify, isValidProof }
}
