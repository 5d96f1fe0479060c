import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { GuestSampleDraft, GuestSamples } from '#contracts/order/samples.ts'
import { customerKey, isEmailAddress } from '#domain/account/email-address.ts'
import { maskEmail } from '#domain/account/masked-email.ts'
import { resolveLocale, toLocalePrefix } from '#domain/market/locale.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { SAMPLE_LINK_DAYS, SAMPLES_AT_A_TIME } from '#domain/trade/samples.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { createIdTokens, type IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { CommerceOptions } from '../options.ts'
import { sampleRequests } from '../tables/sample-request-tables.ts'
import {
  type AddressRefusal,
  checkAddress,
  findSamples,
  orderSamples,
  type SampleOrderResult,
} from './order-samples.ts'

/** More requests than a household sends, or an office before someone there signs in. */
const NETWORK_LIMIT: RateLimit = { limit: 5, windowSeconds: 86_400 }
/** Addresses are not verified and each request sends an email, so this protects addresses from being flooded. */
const EMAIL_LIMIT: RateLimit = { limit: 3, windowSeconds: 86_400 }

const GUEST = { customerId: null, companyLocationId: null, role: 'guest' } as const

type RequestResult =
  | Result<
      true,
      'email-invalid' | 'product-not-found' | 'finish-unknown' | 'allowance-used' | 'too-many-requests'
    >
  | AddressRefusal

/**
 * Emails a guest the link that orders their samples; nothing is ordered before it is used. The response does not reveal
 * the rate limit of the address or its yearly allowance, since only its owner may know what was sent there.
 */
export async function requestSamples(
  options: CommerceOptions,
  { email: enteredEmail, network, key, ...draft }: GuestSampleDraft,
): Promise<RequestResult> {
  const { database, clock, limiter, shop, checkout } = options
  const email = enteredEmail.trim()
  if (!isEmailAddress(email)) return refuse('email-invalid')
  const checked = checkAddress(draft, shop)
  if (!checked.ok) return checked
  if (new Set(draft.finishes).size > SAMPLES_AT_A_TIME) return refuse('allowance-used')
  const address = checked.value
  const { language } = draft
  const found = await findSamples(options, draft, { country: address.country, role: GUEST.role })
  if (!found.ok) return found
  if (!(await admitNetwork(options, 'request', network))) return refuse('too-many-requests')
  if (!(await limiter.admit(`samples email ${customerKey(email)}`, EMAIL_LIMIT)).ok) return ok(true)
  await database.db.transaction(async (tx) => {
    const id = randomUUID()
    const stored = await tx
      .insert(sampleRequests)
      .values({ id, key, email, draft: { ...draft, address }, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: sampleRequests.id })
    // The same form was sent again, and its email is already queued.
    if (stored.length === 0) return
    const prefix = toLocalePrefix(resolveLocale(language, address.country))
    await checkout.sendMail(tx, {
      kind: 'samples-confirmation',
      letter: `samples ${id}`,
      to: email,
      language,
      url: `${shop.url}${prefix}/account/samples/confirm/${createLinkTokens(options).tokenOf(id)}`,
      shop: { name: shop.name, url: shop.url + prefix },
    })
  })
  return ok(true)
}

/** The samples that a link orders; null if the link is invalid or expired, or the piece no longer exists. */
export async function findRequestedSamples(
  options: CommerceOptions,
  token: string,
): Promise<GuestSamples | null> {
  const request = await findRequest(options, token)
  if (!request) return null
  const { draft, email } = request
  const country = draft.address.country ?? ''
  const found = await findSamples(options, draft, { country, role: GUEST.role })
  if (!found.ok) return null
  const { node, finishes } = found.value
  return { title: node.row.title, finishes: finishes.map(({ name }) => name), email: maskEmail(email) }
}

/** Orders the samples of a link, once. Having the link proves the address, since it was only sent by email. */
export async function orderRequestedSamples(
  options: CommerceOptions,
  token: string,
  network: string | null,
): Promise<SampleOrderResult> {
  const request = await findRequest(options, token)
  if (!request) return refuse('link-expired')
  const { id, email, draft } = request
  if (!(await admitNetwork(options, 'order', network))) return refuse('too-many-requests')
  return orderSamples(options, { ...GUEST, email }, { ...draft, key: id })
}

export async function removeOldSampleRequests({ db }: Database, now: Date): Promise<void> {
  await db.delete(sampleRequests).where(lte(sampleRequests.createdAt, expiryCutoff(now)))
}

async function findRequest(options: CommerceOptions, token: string) {
  const { database, clock } = options
  const id = createLinkTokens(options).open(token)
  if (id === null) return null
  const [request] = await database.db
    .select()
    .from(sampleRequests)
    .where(and(eq(sampleRequests.id, id), gt(sampleRequests.createdAt, expiryCutoff(clock()))))
  return request ?? null
}

async function admitNetwork(
  { limiter }: Pick<CommerceOptions, 'limiter'>,
  action: 'request' | 'order',
  network: string | null,
): Promise<boolean> {
  if (network === null) return true
  return (await limiter.admit(`samples ${action} network ${network}`, NETWORK_LIMIT)).ok
}

function createLinkTokens({ checkout }: Pick<CommerceOptions, 'checkout'>): IdTokens {
  const { linkSecret, oldLinkSecrets = [] } = checkout
  return createIdTokens([linkSecret, ...oldLinkSecrets], 'samples of guests')
}

function expiryCutoff(now: Date): Date {
  return new Date(now.getTime() - SAMPLE_LINK_DAYS * 86_400_000)
}
