import type { LinkKind, ScreensClient } from '#clients/identity/screens-client.ts'
import { accountErrorsStatus } from '../error-status.ts'
import { readUsedPasskey } from '../passkey/read-passkey.server.ts'
import { LINK_PROOF, PASSKEY_FIELDS } from '../paths.ts'
import { FACTOR_STEPS } from '../second-factor/factor-steps.ts'
import { type AccountErrors, hasErrors } from '../sign-in/sign-in-screen.ts'
import { LINK_HEADERS } from './open-link.server.ts'

export type LinkFactor = {
  readonly proof: string | null
  readonly errors: AccountErrors
  readonly waitSeconds?: number | undefined
}

type Screens = ReturnType<ScreensClient['forVisitor']>

/** Submits the second factor of a team member. Returns null if another form of the page was submitted. */
export async function submitLinkFactor(
  form: FormData,
  screens: Screens,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<LinkFactor | null> {
  const factor = readFactor(form)
  if (factor === null) return null
  if ('errors' in factor) return { proof: null, errors: factor.errors }
  const accepted = await screens.submitLinkFactor(kind, token, factor)
  if (accepted.ok) return { proof: accepted.value.proof, errors: {} }
  const { code, retryAfterSeconds: waitSeconds } = accepted
  return { proof: null, errors: code === 'code-wrong' ? { code } : { form: code }, waitSeconds }
}

export function readProof(form: FormData): { proof?: string } {
  const proof = form.get(LINK_PROOF)
  return typeof proof === 'string' && proof !== '' ? { proof } : {}
}

/** Returns the status and headers of the page. With a proof and no errors, the page shows the next form. */
export function factorResponse({ errors, waitSeconds }: LinkFactor) {
  const wait = waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) }
  return {
    status: hasErrors(errors) ? accountErrorsStatus(errors) : 200,
    headers: { ...LINK_HEADERS, ...wait },
  }
}

function readFactor(form: FormData) {
  if (form.get(PASSKEY_FIELDS.step) === FACTOR_STEPS.passkey) {
    const used = readUsedPasskey(form)
    return used ? { used } : { errors: { form: 'passkey-refused' } as const }
  }
  const code = form.get('code')
  if (typeof code !== 'string') return null
  return code.trim() === '' ? { errors: { code: 'code-missing' } as const } : { code: code.trim() }
}
