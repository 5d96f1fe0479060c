import { createHash } from 'node:crypto'
import type { CardInput } from '#contracts/checkout.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Authorisation, PaymentProvider, PaymentRefusalCode } from './payment-provider.ts'

/** Every other number is refused as invalid: nobody's real card is ever accepted by mistake. */
const OUTCOMES: Readonly<Record<string, 'accepted' | PaymentRefusalCode>> = {
  '4242424242424242': 'accepted',
  '4000000000000002': 'card-declined',
  '4000000000009995': 'insufficient-funds',
}

/** A card provider without a bank, to try the shop out. It keeps nothing of a card but its last four digits. */
export function createTestCard(clock: Clock, isOffered = () => true): PaymentProvider {
  return {
    code: 'test-card',
    isTest: true,
    isOffered,
    bank: null,
    authorise: async (_amount, { card }, idempotencyKey) => authorise(card, idempotencyKey, clock()),
    capture: async () => {},
    release: async () => {},
  }
}

function authorise(card: CardInput | undefined, idempotencyKey: string, now: Date): Authorisation {
  const number = card?.number.replace(/[\s-]/g, '') ?? ''
  const outcome = OUTCOMES[number]
  if (!card || !outcome || !isComplete(card) || isExpired(card, now))
    return { ok: false, code: 'card-invalid' }
  if (outcome !== 'accepted') return { ok: false, code: outcome }
  // The same key gives the same reference, so that a repetition is the same authorisation.
  const reference = `test_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`
  return { ok: true, status: 'authorised', reference, lastFour: number.slice(-4) }
}

function isComplete({ holder, securityCode }: CardInput): boolean {
  return holder.trim() !== '' && /^\d{3,4}$/.test(securityCode.trim())
}

/** A card is good until the end of the month that stands on it. */
function isExpired({ expiry }: CardInput, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expiry.trim())
  if (!match) return true
  const endOfMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)
  return endOfMonth <= now.getTime()
}
